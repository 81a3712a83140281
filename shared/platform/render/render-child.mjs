/*
 * The program of a render process. It runs the server files of one shell and its sections, without environment, without
 * file system and without network, and answers the messages of `messages.ts`. It reads no file itself: the gateway sends
 * the code. It is plain JavaScript because no loader can run without access to files.
 */
import * as asyncHooks from 'node:async_hooks'
import * as buffer from 'node:buffer'
import * as crypto from 'node:crypto'
import { Socket } from 'node:net'
import * as pathModule from 'node:path'
import * as stream from 'node:stream'
import * as url from 'node:url'
import * as util from 'node:util'
import { compileFunction } from 'node:vm'
import { runBrowserFiles } from './browser-files.mjs'

/** What server files may require, besides the libraries of their shell. */
const builtins = new Map(
  Object.entries({
    // The rest of this module gives access to the channel to the gateway.
    async_hooks: {
      AsyncLocalStorage: asyncHooks.AsyncLocalStorage,
      AsyncResource: asyncHooks.AsyncResource,
    },
    buffer: buffer.default,
    crypto: crypto.default,
    path: pathModule.default,
    stream: stream.default,
    url: url.default,
    util: util.default,
  }),
)

/** Functions of the process that server files cannot call, even if they find the real process. */
const refused = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'execve',
  'loadEnvFile',
  'openStdin',
  '_getActiveHandles',
  '_getActiveRequests',
]

/**
 * Longest HTML, and longest rest of an answer, in characters (`longest` in `messages.ts`). The longest page of the site
 * has 200,000 characters of HTML.
 */
const longest = { text: 1_000_000, html: 8_000_000 }

// Server files may change every global and every built-in object. So what the answers need is saved before they run.
const { stringify, parse } = JSON
const { setTimeout, clearTimeout, Promise, Error, String, URL, Map: OwnMap } = globalThis
const self = process
const sendMessage = self.send.bind(self)
const memory = self.memoryUsage.bind(self)
const utf8 = new TextDecoder()
const textOf = utf8.decode.bind(utf8)
const exit = self.exit.bind(self)
/** Sends a report. Ends the process if the gateway is gone. */
const send = (report) => (self.connected ? sendMessage(report) : exit())

/** The exports of each server file that has been run, by `app@version`. */
const servers = new OwnMap()

process.on('uncaughtException', (error) => send({ kind: 'fault', error: describe(error) }))
process.on('unhandledRejection', (error) => send({ kind: 'fault', error: describe(error) }))
process.on('disconnect', () => exit())
process.on('message', (message) => void answer(message))
hideProcess()
send({ kind: 'up' })

async function answer(message) {
  const { id } = message
  // If this process ends or hangs now, the gateway knows which release and page it was.
  send({ kind: 'started', id })
  try {
    const { html = '', ...rest } = await carryOut(message)
    const answered = { kind: 'done', id, html: String(html), text: stringify(rest) }
    for (const part of ['html', 'text'])
      if (answered[part].length > longest[part])
        throw new Error(`The ${part} of the page has ${answered[part].length} characters`)
    const { heapUsed, rss } = memory()
    send({ ...answered, heapUsed, rss })
  } catch (error) {
    send({ kind: 'failed', id, error: describe(error) })
  }
}

function carryOut(message) {
  if (message.kind === 'ask') return {}
  if (message.kind === 'load') return load(message)
  return message.kind === 'load-browser' ? loadBrowser(message) : render(message)
}

/** Runs the browser files of a section in place of its server file. */
async function loadBrowser({ release, shell, ...files }) {
  servers.set(release, await runBrowserFiles(files, servers.get(shell)?.modules))
  return {}
}

/** Runs a server file. */
function load({ release, shell, code, file }) {
  const module = { exports: {} }
  const libraries = servers.get(shell)?.modules ?? {}
  const requireAllowed = (id) => {
    if (Object.hasOwn(libraries, id)) return libraries[id]
    const found = builtins.get(id.replace(/^node:/, ''))
    const advice = shell ? '' : '. Build the shell again; its server file contains its libraries'
    if (!found) throw new Error(`it requires ${id}, which server files may not load${advice}`)
    return found
  }
  const run = compileFunction(textOf(code), ['module', 'exports', 'require', '__filename'], {
    filename: file,
  })
  // The server file may read its path: webpack replaces `import.meta.url` with `__filename`.
  run.call(module.exports, module, module.exports, requireAllowed, file)
  servers.set(release, module.exports)
  const { trustedTypes, modules } = module.exports
  return { trustedTypes, libraries: Object.keys(modules ?? {}) }
}

/** Renders a page. One that throws or does not finish in time becomes the error box, as without its section. */
async function render({ url: address, composition, owner, shell, section, timeout, failure }) {
  const { renderPage } = servers.get(shell)
  const withRoutes = (loadRoutes) => renderPage(new URL(address), composition, loadRoutes, owner)
  const withFailure = (error) => withRoutes(() => Promise.reject(error))
  const rendering = failure
    ? withFailure(revive(failure))
    : withRoutes(() => Promise.resolve(servers.get(section).default))
  const page = await inTime(rendering, timeout, address).catch(withFailure)
  return page.error === undefined ? page : { ...page, error: describe(page.error) }
}

function inTime(promise, ms, address) {
  return new Promise((resolve, reject) => {
    const { pathname } = new URL(address)
    const timer = setTimeout(() => reject(new Error(`${pathname} did not answer within ${ms / 1000} s`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** An error as data. Everything in it may be of any type, because a server file may throw anything. */
function describe(error) {
  try {
    const { name, message, code, stack } = error
    return parse(
      stringify({
        name: String(name).slice(0, 100),
        message: String(message).slice(0, 1000),
        code: typeof code === 'string' ? code.slice(0, 100) : undefined,
        stack: String(stack).slice(0, 4000),
      }),
    )
  } catch {
    return { name: typeof error, message: 'A server file threw a value that is no error', stack: '' }
  }
}

const revive = ({ message, code }) => Object.assign(new Error(message), code ? { code } : {})

/** Takes away what gives a server file access to the system. */
function hideProcess() {
  const refuse = (name) => () => {
    throw new Error(`Cannot call process.${name}: server files have no access to their process`)
  }
  for (const name of refused)
    Object.defineProperty(process, name, { value: refuse(name), configurable: false, writable: false })
  // Server files could reach this class through the output streams, such as `console._stdout`.
  Object.defineProperty(Socket.prototype, 'connect', {
    value: refuse('connect'),
    configurable: false,
    writable: false,
  })
  const names = ['cwd', 'exit', 'getBuiltinModule', 'binding', 'kill', 'abort', 'send']
  const { version, versions, platform, arch, nextTick, hrtime, release } = process
  const visible = {
    ...Object.fromEntries(names.map((name) => [name, refuse(name)])),
    ...{ version, versions, platform, arch, nextTick, hrtime, release },
    env: {},
    argv: [],
    execArgv: [],
    emitWarning: (warning) => console.warn(String(warning)),
    on: () => visible,
    once: () => visible,
    off: () => visible,
    emit: () => false,
  }
  Object.defineProperty(globalThis, 'process', { value: visible, configurable: false, writable: false })
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false })
}
