import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Largest heap of a render process, in MB. */
const heapLimit = 256

const program = fileURLToPath(new URL('./render-child.mjs', import.meta.url))

/** Node's permission model has had its final name since 22.13. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/**
 * Starts the program of a render process: with an empty environment and Node's permission model, which lets it read its
 * own program and nothing else, and start no process and no thread.
 */
export function startChild(): ChildProcess {
  return fork(program, [], {
    cwd: '/',
    env: {},
    execArgv: [
      permission,
      `--allow-fs-read=${program}`,
      `--max-old-space-size=${heapLimit}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
