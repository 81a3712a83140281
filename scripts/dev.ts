import { fork, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { isAppName, root } from '@virida/shared/build/paths'

/*
 * `npm run dev -w mfe-browse`: the whole site with React's development build, in which this one section is
 * released anew at every change of its sources. What a team sees while it works is what a visitor will get:
 * the frame, the other sections, server rendering, the content security policy.
 */
const app = path.basename(process.cwd())
if (!isAppName(app)) throw new Error(`Run dev in the folder of the shell or of a section, not in ${app}`)

const env = {
  ...process.env,
  NODE_ENV: 'development',
  RELEASES_DIR: process.env.RELEASES_DIR ?? path.join(root, '.cache', 'dev'),
}
/** Editors write a file in several steps. */
const settle = 150
let waiting: NodeJS.Timeout | undefined
let isBuilding = false
let changedMeanwhile = false

const site = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env,
})
site.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal))

for (const folder of [app, 'shared']) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /node_modules|\.test\.tsx?$|~$/.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(release, settle)
  })
}

function release() {
  if (isBuilding) {
    changedMeanwhile = true
    return
  }
  isBuilding = true
  const cli = path.join(root, 'shared', 'release', 'cli.ts')
  fork(cli, ['release'], { cwd: path.join(root, app), execArgv: ['--import', 'tsx'], env }).on('exit', () => {
    isBuilding = false
    if (changedMeanwhile) release()
    changedMeanwhile = false
  })
}
