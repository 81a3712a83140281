import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

const program = (file: string) => ({ file: path.join(root, file), execArgv: ['--import', 'tsx'] })

/** The programs of the site, as a checkout runs them. */
export const sitePrograms = {
  gateway: program('shell/gateway/src/index.ts'),
  'mail-service': program('mail-service/src/index.ts'),
}
