import { egressPath } from '@virida/shared/site/addresses/pages'
const script = '/egress-calculator-sw.js'
const scope = egressPath
/** Milliseconds: enough for a slow phone. A page that is not saved in time is saved on the next visit. */
const timeout = 60_000

/**
 * Saves this page for use without a network, with the service worker in `public/egress-calculator-sw.js`. Resolves
 * with whether it was saved. Never rejects, because the page also works without it.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register(script, { scope })
    const worker = await activeWorker(registration)
    return await ask(worker, loadedFiles())
  } catch (error) {
    console.warn('Could not save the calculator for use without a network', error)
    return false
  }
}

/** Waits for the newest worker of a registration to be active. Rejects when its installation fails. */
function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  if (!worker)
    return Promise.reject(new Error('Cannot save the calculator: the registration has no service worker'))
  if (worker.state === 'activated') return Promise.resolve(worker)
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant')
        reject(new Error('Cannot save the calculator: the installation of the service worker failed'))
    })
  })
}

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))

function ask(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), timeout)
    port1.onmessage = ({ data }: MessageEvent<{ kept?: boolean }>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data.kept === true)
    }
    worker.postMessage({ type: 'keep', files }, [port2])
  })
}
