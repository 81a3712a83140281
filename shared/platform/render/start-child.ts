import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Largest heap of a render process, in MB. */
const heapLimit = 256
/** Most memory that it may write to, in MB: the heap and what is outside of it, such as buffers and stacks of threads. */
const memoryLimit = 700

const program = fileURLToPath(new URL('./render-child.mjs', import.meta.url))
/** What the program imports. In a packed site it is part of the program. */
const imported = fileURLToPath(new URL('./browser-files.mjs', import.meta.url))

/** Node's permission model has had its final name since 22.13. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/**
 * Shell commands that limit the memory to which the process may write, because Node has no option for that, and then
 * run the program in place of the shell. If the system refuses this, because the operator has set a lower limit, that
 * limit stays, and no error is printed.
 */
const limited = `ulimit -d ${memoryLimit * 1024} 2>/dev/null; exec "$0" "$@"`

/**
 * Starts the program of a render process: with an empty environment, a limit for its memory, and Node's permission model,
 * which lets it read its own program and nothing else, and start no process and no thread.
 * @param runsBrowserFiles Whether it can run browser files too.
 */
export function startChild(runsBrowserFiles = false): ChildProcess {
  const options = [
    permission,
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${imported}`,
    ...(runsBrowserFiles ? ['--experimental-vm-modules'] : []),
    `--max-old-space-size=${heapLimit}`,
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ]
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...options, program], {
    cwd: '/',
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
