import { fork, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { isAppName, root } from '@virida/shared/platform/paths'

/*
 * `npm run dev -w mfe-browse` runs the whole site of this checkout with React's development build, and releases this
 * app again whenever its sources or `shared` change. The team sees the page as a visitor does: inside the site frame,
 * rendered on the server, under the content security policy.
 */
const app = path.basename(process.cwd())
if (!isAppName(app))
  throw new Error(
    `Cannot run dev in ${app}: it is not an app. Run it in the folder of the shell or of a section.`,
  )

const env = {
  ...process.env,
  NODE_ENV: 'development',
  RELEASES_DIR: process.env.RELEASES_DIR ?? path.join(root, '.cache', 'dev'),
}
/** Delay between a change and the build, in ms: an editor may write a file in several steps. */
const buildDelay = 150
let timer: NodeJS.Timeout | undefined
let isBuilding = false
let hasChanged = false

const site = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs'), '--release'], {
  cwd: root,
  stdio: 'inherit',
  env,
})
site.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal))

for (const folder of [app, 'shared']) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /node_modules|\.test\.tsx?$|~$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(release, buildDelay)
  })
}

function release() {
  if (isBuilding) {
    hasChanged = true
    return
  }
  isBuilding = true
  const cli = path.join(root, 'shared/platform/release/cli.ts')
  fork(cli, ['release'], { cwd: path.join(root, app), execArgv: ['--import', 'tsx'], env }).on('exit', () => {
    isBuilding = false
    if (hasChanged) release()
    hasChanged = false
  })
}
