import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { envExample } from './env-example'

/* `npm run settings`: writes `.env.example` again after a change of a schema. */
writeFileSync(path.join(root, '.env.example'), envExample())
