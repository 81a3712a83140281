import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const site = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts', 'start-site.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
// A terminal sends its signal to the whole group; a process manager only to this process.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
