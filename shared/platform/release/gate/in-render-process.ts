import { setTimeout as sleep } from 'node:timers/promises'
import type { RenderedPage } from '../../contract/shell-server'
import { RenderProcess, type RenderRequest } from '../../render/render-process'
import type { Problem } from './problem'

/** How long to wait for errors of timers that pages have started, after the last page, in ms. */
const afterwards = 100

type Render = (request: RenderRequest) => Promise<RenderedPage>

/**
 * Runs `work` with a render process. A page that ends its process gets an error, and the next page a new process.
 * @param name Release that is checked, for messages.
 * @param signal Its abort kills the process.
 * @returns Errors that no page has caught.
 */
export async function inRenderProcess(
  name: string,
  signal: AbortSignal,
  work: (render: Render) => Promise<void>,
): Promise<Problem[]> {
  const faults: Problem[] = []
  const start = () =>
    new RenderProcess({
      onFault: ({ message }) => faults.push(serverFault(name, message)),
      onOutput: () => undefined,
    })
  let renderer = start()
  const kill = () => renderer.kill()
  signal.addEventListener('abort', kill)
  try {
    await work((request) => {
      signal.throwIfAborted()
      if (!renderer.isUsable) renderer = start()
      return renderer.render(request)
    })
    await sleep(afterwards, undefined, { signal })
  } finally {
    signal.removeEventListener('abort', kill)
    await renderer.stop()
  }
  return faults
}

const serverFault = (name: string, message: string): Problem => ({
  code: 'server_fault',
  message: `${name}: its server file throws outside of any page: ${message}. Catch it where it is thrown.`,
})
