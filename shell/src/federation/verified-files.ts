import type { VerifiedFiles } from '@virida/shared/platform/contract/verified-files'
import { withTimeout } from '@virida/shared/platform/timeout'

/** A module is requested a second time when the first request has failed or has taken this long, in ms. */
const attemptTimeout = 5000

/** Milliseconds before the second request: what fails at once, such as a gateway that is restarted, may work a moment later. */
const retryDelay = 1000

/** It is given up this many ms after the second request. A slow line needs 10 s for the largest ones. */
const lastTimeout = 15_000

/** A file of a release cannot be loaded, or its content is not what the build has written. */
class FileError extends Error {
  override readonly name = 'FileError'

  /** @param code `file_late`: it may only be slow. */
  constructor(
    message: string,
    readonly code: 'file_unavailable' | 'file_late' = 'file_unavailable',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Called with the address of a file that could not be loaded or run, and not of one that is only slow. */
type ReportFailure = (address: string) => void

let reportFailure: ReportFailure = () => undefined

/** Sets the function that is called when a file of any app cannot be loaded or run. */
export const onFileFailure = (report: ReportFailure) => {
  reportFailure = report
}

/** A module, and the address under which the browser keeps it: that of the first or of the second attempt. */
export type LoadedModule = { address: string; exports: unknown }

/** Imports a module that the browser has already fetched and checked. */
type ImportModule = (address: string) => Promise<unknown>

const importModule: ImportModule = (address) => import(/* webpackIgnore: true */ address)

/**
 * Loads a module of a release. A failed or slow request is repeated once, under another address, because a browser
 * remembers that a module failed to load.
 * @param integrity Hash of the file, in the form of the `integrity` attribute.
 * @throws FileError
 */
export async function loadModule(
  address: string,
  integrity: string | undefined,
  load = importModule,
): Promise<LoadedModule> {
  const hash = requireHash(address, integrity)
  const first = attempt(address, hash, load)
  try {
    return await withTimeout(attemptTimeout, first, address)
  } catch (reason) {
    // The first request may still be open. If its answer arrives during the delay, there is no second request; after the
    // delay, the answer that arrives first is used.
    const delayed = new Promise((resolve) => setTimeout(resolve, retryDelay, 'delayed'))
    const early = await Promise.race([delayed, first.catch(() => delayed)])
    if (early !== 'delayed') return first
    const either = Promise.any([first, attempt(retryAddress(address), hash, load)])
    return withTimeout(lastTimeout, either, address).catch((cause: Error) => {
      const haveFailed = cause instanceof AggregateError
      const reasons = haveFailed ? (cause.errors as Error[]) : [reason as Error, cause]
      throw new FileError(
        `Cannot load ${address}: ${reasons.map(({ message }) => message).join('; ')}. Reload the page.`,
        haveFailed ? 'file_unavailable' : 'file_late',
        { cause },
      )
    })
  }
}

/**
 * Fetches and checks a module with a script element, and then imports it. `import()` alone checks nothing: it knows no
 * hashes, and a browser without `modulepreload` ignores those of the document.
 */
async function attempt(address: string, integrity: string, load: ImportModule): Promise<LoadedModule> {
  const script = document.createElement('script')
  try {
    await new Promise<void>((resolve, reject) => {
      Object.assign(script, { type: 'module', async: true, integrity, src: address })
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('it cannot be fetched, or its content has changed'))
      document.head.append(script)
    })
  } finally {
    script.remove()
  }
  return { address, exports: await load(address) }
}

/** Gives the link of a style sheet its hash, and a second attempt if the first one fails. */
function verifyStyle(link: HTMLLinkElement, integrity: string | undefined) {
  link.setAttribute('integrity', requireHash(link.href, integrity))
  const { href, onload, onerror } = link
  link.onerror = () => {
    const second = link.cloneNode() as HTMLLinkElement
    // webpack finds a style sheet that is loaded already by this attribute.
    second.dataset.href = href
    second.href = retryAddress(href)
    second.onload = onload
    second.onerror = (event) => {
      second.remove()
      reportFailure(href)
      onerror?.call(link, event)
    }
    link.replaceWith(second)
  }
}

function requireHash(address: string, integrity: string | undefined): string {
  if (integrity) return integrity
  throw new FileError(`Cannot load ${address}: its hash is unknown. Reload the page.`)
}

const retryAddress = (address: string) => `${address}?retry=${Date.now().toString(36)}`

/** Gives the browser files of all apps the functions by which they load their chunks and style sheets. */
export function provideVerifiedFiles() {
  const files: VerifiedFiles = {
    module: async (address, integrity) => {
      try {
        return (await loadModule(address, integrity)).exports
      } catch (error) {
        if ((error as FileError).code === 'file_unavailable') reportFailure(address)
        throw error
      }
    },
    style: verifyStyle,
  }
  globalThis.viridaFiles = files
}
