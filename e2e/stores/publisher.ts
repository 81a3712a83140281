import { publish } from '@virida/shared/platform/release/registry/registry'
import { storeOfProcess } from '@virida/shared/platform/release/stores/open-store'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { killAtRequest, type Moment } from './kill-at-request'

/*
 * A publisher as a process of its own: `publisher.ts DIR APP VERSION MOMENT NUMBER`. The environment names its store. It kills
 * itself at this moment of its request with this number. If it has fewer, it publishes and prints its requests as JSON.
 */
const [dir = '', app = '', version = '', moment = '', number = ''] = process.argv.slice(2)
const requests = killAtRequest(moment as Moment, Number(number))
const site = storeOfProcess(dir)
if (!site) throw new Error('Cannot publish: the environment names no store.')
// Publishers announce what they check, and a check makes no request.
await publish(dir, app, version, { store: sharedStore(site), gate: () => Promise.resolve() })
process.stdout.write(JSON.stringify(requests))
await site.revisions.close()
