import '@virida/shared/styles/site.css'
import { createRouteLoader } from './federation/load-routes'
import { startSite } from './start-site'

void startSite(createRouteLoader())
