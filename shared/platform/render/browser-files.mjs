/*
 * Runs the browser files of a section in a render process, without a document, as the server file also runs. It finds
 * files that a browser could not run: a missing chunk or module, wrong syntax, a name that exists only in Node.
 */
// Without its flag, Node has no export named SourceTextModule, and bundles name the exports that they import.
import vm from 'node:vm'

/** Globals that browsers and Node have in common. The others, such as `process`, do not exist for browser files. */
const common = [
  ...[
    'AbortController',
    'AbortSignal',
    'Blob',
    'BroadcastChannel',
    'CompressionStream',
    'CustomEvent',
    'DecompressionStream',
    'DOMException',
    'Event',
    'EventTarget',
    'File',
    'FormData',
    'Headers',
  ],
  ...[
    'MessageChannel',
    'ReadableStream',
    'Request',
    'Response',
    'TextDecoder',
    'TextEncoder',
    'TransformStream',
    'URL',
    'URLSearchParams',
    'WritableStream',
  ],
  ...['atob', 'btoa', 'console', 'crypto', 'performance', 'queueMicrotask', 'structuredClone'],
  ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout'],
]

/**
 * @param base Address of the folder of the files.
 * @param entry The file of the container. Without one, the files are parsed and not run.
 * @param files Text of all scripts, by name.
 * @param libraries Versions of the libraries that the shell gives to sections, by name.
 * @param modules These libraries.
 * @returns The module that the container exposes, with the route table.
 */
export async function runBrowserFiles({ base, entry, files, libraries, exposed }, modules) {
  const context = vm.createContext({})
  for (const name of common) context[name] = globalThis[name]
  const parsed = new Map(Object.entries(files).map(([name, text]) => [name, parse(name, text)]))
  const nameOf = (address) => new URL(address).href.slice(base.length)
  const find = (specifier, parent) => {
    const found = parsed.get(nameOf(new URL(specifier, base + parent)))
    if (!found) throw new Error(`${parent} loads ${specifier}, which the release does not have`)
    return found
  }
  for (const [name, module] of parsed) for (const used of module.dependencySpecifiers) find(used, name)
  if (!entry) return {}
  const running = new Map()
  const run = (name, parent) => {
    const module = find(`./${name}`, parent)
    running.set(name, running.get(name) ?? evaluate(module))
    return running.get(name)
  }
  context.viridaFiles = { module: async (address) => run(nameOf(address), entry), style: () => undefined }
  const container = await run(entry, entry)
  await container.init(
    Object.fromEntries(
      Object.entries(libraries).map(([name, version]) => [
        name,
        { [version]: { get: async () => () => modules[name], from: 'shell', loaded: 1 } },
      ]),
    ),
  )
  return (await container.get(exposed))()

  function parse(name, text) {
    try {
      return new vm.SourceTextModule(text, {
        identifier: name,
        context,
        initializeImportMeta: (meta) => (meta.url = base + name),
      })
    } catch (error) {
      throw new Error(`${name} cannot be parsed: ${error.message}`)
    }
  }

  async function evaluate(module) {
    if (module.status === 'unlinked') await module.link((used, { identifier }) => find(used, identifier))
    await module.evaluate()
    return module.namespace
  }
}
