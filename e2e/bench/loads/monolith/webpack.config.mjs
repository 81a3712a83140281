import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, sections } from '@virida/shared/platform/paths'
import { defineApp } from '@virida/shared/platform/webpack/define-app'

/* A module that imports the route tables of all sections; `sections.ts` imports it as `all-route-tables`. */
const file = path.join(root, '.cache', 'all-route-tables.ts')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(
  file,
  [
    ...sections.map((name, at) => `import table${at} from '${path.join(root, name, 'src/routes')}'`),
    `export const routeTables = { ${sections.map((name, at) => `'${name}': table${at}`).join(', ')} }`,
  ].join('\n'),
)

export default defineApp(import.meta.dirname, { client: './client.tsx', server: './server.tsx' }).map(
  (config) => ({ ...config, resolve: { ...config.resolve, alias: { 'all-route-tables': file } } }),
)
