import '@virida/shared/site/styles/site.css'
import { provideVerifiedFiles } from '../../../../shell/src/federation/verified-files'
import { startSite } from '../../../../shell/src/start-site'
import { loadRoutes } from './sections'

provideVerifiedFiles()
void startSite(loadRoutes)
