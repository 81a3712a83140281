import type { SiteRoute } from '@virida/shared/contract'
import { loadFindADealer } from './pages/FindADealerPage/load'

const routes: SiteRoute[] = [{ path: '/find-a-dealer', chunk: 'find-a-dealer', load: loadFindADealer }]

export default routes
