import { shellName } from '@virida/shared/platform/contract/composition'
import { rememberLoadedFiles } from '@virida/shared/site/offline/keep-page'
import '@virida/shared/site/styles/site.css'
import { createRouteLoader } from './federation/load-routes'
import { provideVerifiedFiles } from './federation/verified-files'
import { startSite } from './start-site'
import { createDefaultPolicy } from './trusted-types'

createDefaultPolicy()
rememberLoadedFiles()
provideVerifiedFiles()

// The script is async: it may run before the browser has parsed the whole document.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true })
else start()

function start() {
  startSite(createRouteLoader()).catch((error: unknown) => {
    console.error(error)
    // The document's script reports errors of files of the shell. The browser itself may name another file, or none.
    dispatchEvent(new ErrorEvent('error', { error, filename: `/r/${shellName}/` }))
  })
}
