import { releasesDir } from '@virida/shared/platform/paths'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { createGateway } from '../../../shell/gateway/src/app'
import { createSiteServer } from '../../../shell/gateway/src/http/server'
import { RendersInGateway } from './renders-in-gateway'

/*
 * The gateway, but it renders in its own process. `PORT` and `RELEASES_DIR` as for the gateway.
 */
const log = makeLog('fatal')
const app = createGateway({
  releasesDir: releasesDir(),
  mailUrl: 'http://127.0.0.1:9',
  log,
  processes: new RendersInGateway(new FaultLog(log)),
})
const isFalse = () => false
createSiteServer(app.fetch, { isProxy: isFalse, isStopping: isFalse }).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => void app.request('/'),
)
