import '@virida/shared/styles/site.css'
import { createRouteLoader } from './federation/load-routes'
import { startSite } from './start-site'

// The script may be here before the end of the document is.
if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => void startSite(createRouteLoader()), { once: true })
else void startSite(createRouteLoader())
