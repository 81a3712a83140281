import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog, type Log } from '@virida/shared/platform/log/log'
import { RenderProcesses } from '../rendering/render-processes'

/** Makes render processes that are stopped after each test. */
export function testProcesses(): (log?: Log) => RenderProcesses {
  const made: RenderProcesses[] = []
  afterEach(() => Promise.all(made.splice(0).map((processes) => processes.stop())))
  return (log = makeLog('silent')) => {
    const processes = new RenderProcesses(new FaultLog(log))
    made.push(processes)
    return processes
  }
}
