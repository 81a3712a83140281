// jsdom leaves out globals that every browser has and the site or react-router needs.
const { TextDecoder, TextEncoder } = require('node:util')

Object.assign(globalThis, { TextDecoder, TextEncoder })
for (const name of [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'structuredClone',
]) {
  if (!(name in globalThis) && name in global) globalThis[name] = global[name]
}

// jsdom paints nothing.
globalThis.performance.getEntriesByName ??= () => []
