import { ensureInstalled } from './install.mjs'

/*
 * Starts the site. It is one process, so that a service manager that runs `node scripts/start.mjs` reaches the
 * supervisor of the programs with its signals.
 */
ensureInstalled()
process.env.NODE_ENV ??= 'production'
const { register } = await import('tsx/esm/api')
register()
await import('./start-site.ts')
