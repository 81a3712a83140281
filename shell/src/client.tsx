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
  // As an uncaught error: the document reports those of a shell that does not start.
  startSite(createRouteLoader()).catch(reportError)
}
