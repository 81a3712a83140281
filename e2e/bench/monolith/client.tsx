import '@virida/shared/site/styles/site.css'
import { startSite } from '../../../shell/src/start-site'
import { loadRoutes } from './sections'

void startSite(loadRoutes)
