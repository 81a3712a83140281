import { setTimeout as sleep } from 'node:timers/promises'
import type { RenderFault } from '../../render/render-fault'
import { RenderProcess } from '../../render/render-process'
import type { Problem } from './problem'

/** How long to wait for errors of timers that pages have started, after the last page, in ms. */
const afterwards = 100

type Renderer = Pick<RenderProcess, 'render' | 'load'>

/**
 * Runs `work` with a render process. A page that ends its process gets an error, and the next page a new process.
 * @param name Release that is checked, for messages.
 * @param runsBrowserFiles Whether the process runs browser files in place of server files.
 * @param signal Its abort kills the process.
 * @returns Errors that no page has caught.
 */
export async function inRenderProcess(
  name: string,
  signal: AbortSignal,
  runsBrowserFiles: boolean,
  work: (renderer: Renderer) => Promise<void>,
): Promise<Problem[]> {
  const faults: Problem[] = []
  const start = () =>
    new RenderProcess({
      runsBrowserFiles,
      onFault: ({ message }) => faults.push((runsBrowserFiles ? browserFault : serverFault)(name, message)),
      onOutput: () => undefined,
    })
  let renderer = start()
  const usable = () => {
    signal.throwIfAborted()
    if (!renderer.isUsable) renderer = start()
    return renderer
  }
  const kill = () => renderer.kill()
  signal.addEventListener('abort', kill)
  try {
    await work({
      render: (request) => usable().render(request),
      load: (release, shell) => usable().load(release, shell),
    })
    await sleep(afterwards, undefined, { signal })
    // A page may have left something behind that never ends.
    if (renderer.isUsable)
      await renderer.ask().catch((error: RenderFault) => faults.push(leftOver(name, error)))
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', kill)
    await renderer.stop()
  }
  return faults
}

const leftOver = (name: string, { code }: RenderFault): Problem => ({
  code: 'server_fault',
  message: `${name}: after its pages are answered, its files ${code === 'render_hung' ? 'keep the process busy without end' : 'end the process'}. End what a page starts, such as a loop in a timer.`,
})

const serverFault = (name: string, message: string): Problem => ({
  code: 'server_fault',
  message: `${name}: its server file throws outside of any page: ${message}. Catch it where it is thrown.`,
})

const browserFault = (name: string, message: string): Problem => ({
  code: 'browser_fails',
  message: `${name}: its browser files throw outside of any page: ${message}. Catch it where it is thrown.`,
})
