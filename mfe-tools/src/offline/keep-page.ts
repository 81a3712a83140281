const script = '/egress-calculator-sw.js'
const scope = '/egress-calculator'
/** Long enough for a slow phone; what is not kept then is kept on the next visit. */
const patience = 60_000

/**
 * Keeps this page for use without a network (`public/egress-calculator-sw.js`). Resolves with whether it is kept;
 * never rejects, for the page works without it.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register(script, { scope })
    const worker = await activeWorker(registration)
    return await ask(worker, loadedFiles())
  } catch (error) {
    console.warn('The calculator is not kept for use without a network', error)
    return false
  }
}

/** The worker that will answer next time: the new one, where there is one. */
function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  if (!worker) return Promise.reject(new Error('There is no worker'))
  if (worker.state === 'activated') return Promise.resolve(worker)
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed'))
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
    const timer = setTimeout(() => resolve(false), patience)
    port1.onmessage = ({ data }: MessageEvent<{ kept?: boolean }>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data.kept === true)
    }
    worker.postMessage({ type: 'keep', files }, [port2])
  })
}
