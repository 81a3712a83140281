import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readSettings } from '@virida/shared/platform/config/settings'
import { root } from '@virida/shared/platform/paths'
import { mailSettings } from '../../mail-service/src/settings-schema'
import { gatewaySettings } from '../../shell/gateway/src/settings'
import { envExample, settingsOf } from './env-example'

const file = readFileSync(path.join(root, '.env.example'), 'utf8')

/** The settings of `.env.example`, as if every line were uncommented. */
const uncommented = parseEnv(file.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))

it('is what the schemas say; `npm run settings` writes it again', () => {
  expect(file).toBe(envExample())
})

it.each([
  ['gateway', gatewaySettings],
  ['mail service', mailSettings],
])('describes every setting of the %s', (_, schema) => {
  const settings = settingsOf(schema)
  expect(settings.length).toBeGreaterThan(5)
  expect(settings.filter(({ description }) => !description)).toEqual([])
})

it.each<[string, z.ZodType]>([
  ['gateway', gatewaySettings],
  ['mail service', mailSettings],
])('names values that mean the same to the %s as no setting', (program, schema) => {
  const settings = readSettings(program, schema, uncommented as NodeJS.ProcessEnv)
  expect(JSON.stringify(settings)).toBe(JSON.stringify(readSettings(program, schema, {})))
})

it('names each setting once', () => {
  const names = [...file.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('reads name, description and default of a setting', () => {
  const schema = z.object({ PORT: z.coerce.number().default(3000).describe('Port of the program') })
  expect(settingsOf(schema)).toEqual([{ name: 'PORT', description: 'Port of the program', fallback: '3000' }])
})
