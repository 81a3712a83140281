import { offlineWorkerAddress } from '@virida/shared/platform/contract/offline-worker'

/** Milliseconds: enough for a slow phone. A page that is not saved in time is saved on the next visit. */
const timeout = 60_000

/** Entries of the resource timing buffer of a document. The default of browsers, 250, can be too small for a long visit. */
const timingEntries = 2000

/** Lets the browser remember the files of a long visit. Call it when the document starts. */
export const rememberLoadedFiles = () => performance.setResourceTimingBufferSize(timingEntries)

/**
 * Whether a page is saved for use without a network. `full`: the device has no room for it. `failed`: it is not saved,
 * or not all of it.
 */
export type Kept = 'kept' | 'full' | 'failed'

/** What is saved with a page. */
export type KeptParts = {
  /** Loads what the page otherwise loads on use. */
  load?: () => Promise<unknown>
  /** Beginnings of the paths of other pages that work with the same files, such as `/series/`. `load` loads their scripts. */
  below?: readonly string[]
}

/** Lets the pages of a folder be shown without a network, with what is saved of the page `path`. */
async function showWith(path: string, folder: string) {
  const address = `${offlineWorkerAddress}?of=${path}`
  await activeWorker(await navigator.serviceWorker.register(address, { scope: folder }))
}

/**
 * Saves the open page for use without a network: its document, the files that the document names, and everything of
 * this site that the page has loaded. Never rejects, because the page also works without it.
 * Call it only in a browser that has service workers.
 * @param path Path of the page. Its worker controls this page only.
 * @param parts What else is saved with the page.
 */
export async function keepPage(path: string, { load, below = [] }: KeptParts = {}): Promise<Kept> {
  try {
    await load?.()
    const registration = await navigator.serviceWorker.register(offlineWorkerAddress, { scope: path })
    const worker = await activeWorker(registration)
    const kept = await ask(worker, loadedFiles())
    if (kept === 'kept') await Promise.all(below.map((folder) => showWith(path, folder)))
    return kept
  } catch (error) {
    console.warn(`Could not save ${path} for use without a network`, error)
    return 'failed'
  }
}

/** Waits for the newest worker of a registration to be active. Rejects when its installation fails. */
function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  if (!worker)
    return Promise.reject(new Error('Cannot save the page: the registration has no service worker'))
  if (worker.state === 'activated') return Promise.resolve(worker)
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant')
        reject(new Error('Cannot save the page: the installation of the service worker failed'))
    })
  })
}

/** @throws Error if the browser could not remember all files. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource')
  if (entries.length >= timingEntries)
    throw new Error(
      `Cannot save the page: more than ${timingEntries} files were loaded. It is saved after a reload.`,
    )
  return [...new Set(entries.map(({ name }) => name))].filter((name) => name.startsWith(location.origin))
}

function ask(worker: ServiceWorker, files: readonly string[]): Promise<Kept> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve('failed'), timeout)
    port1.onmessage = ({ data }: MessageEvent<Kept>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    worker.postMessage({ type: 'keep', files }, [port2])
  })
}
