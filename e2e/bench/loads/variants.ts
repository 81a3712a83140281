import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import { ports } from '@virida/shared/platform/config/ports'
import { root, sections } from '@virida/shared/platform/paths'
import { buildRelease } from '@virida/shared/platform/release/build/build-release'
import { readManifest } from '@virida/shared/platform/release/read-release'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { makeReleases } from '../../../scripts/make-releases'
import { createGateway } from '../../../shell/gateway/src/app'
import { readCertificate } from '../../../shell/gateway/src/http/certificate'
import { closeServer, listen } from '../../fixtures/listen'
import { ownProcesses } from '../../fixtures/own-processes'
import { createBareSite } from './bare-server'
import { createMonolith } from './monolith-server'
import { createPlainSite } from './plain/plain-site'

/** What is compared, in the order of the report. `earlier` is another build, given by its address. */
export const variants = ['bare', 'monolith', 'plain', 'earlier', 'composed', 'http2'] as const
export type Variant = (typeof variants)[number]
export type Origins = Partial<Record<Variant, string>> & { composed: string }

const releases = path.join(root, '.cache', 'bench')
const firstPort = ports.e2e + 200

/** Port at which the browser takes commands of Lighthouse. */
export const debugPort = firstPort + 10

/** Builds the same sources in all forms and serves each at an address of its own. */
export async function startVariants(
  earlier?: string,
): Promise<{ origins: Origins; stop: () => Promise<void> }> {
  await makeReleases(releases, { replaceLive: true })
  rmSync(path.join(releases, 'monolith'), { recursive: true, force: true })
  const sources = path.join(root, 'e2e', 'bench', 'loads', 'monolith')
  const { version } = await buildRelease('monolith', releases, sources)
  const processes = ownProcesses()
  const composed = createGateway({ releasesDir: releases, mailUrl: 'http://127.0.0.1:9', processes })
  const plain = await createPlainSite(patterns(), composed)
  const monolith = createMonolith(releases, version)
  const stops: (() => Promise<void>)[] = [() => processes.stop()]
  const serve = async (app: Hono, certificate?: Awaited<ReturnType<typeof readCertificate>>) => {
    const port = firstPort + stops.length
    const server = await listen(app, port, certificate ? { certificate } : {})
    stops.unshift(() => closeServer(server))
    return `${certificate ? 'https' : 'http'}://localhost:${port}`
  }
  const origins: Origins = {
    bare: await serve(createBareSite(composed)),
    monolith: await serve(monolith),
    plain: await serve(plain),
    ...(earlier ? { earlier } : {}),
    composed: await serve(composed),
    http2: await serve(composed, await readCertificate(selfSigned())),
  }
  return {
    origins,
    stop: async () => {
      for (const stop of stops) await stop()
    },
  }
}

/** Route patterns of the live release of each section. */
function patterns(): Record<string, string[]> {
  const { apps } = readRegistry(releases)
  return Object.fromEntries(
    sections.map((name) => {
      const { routes } = readManifest(releases, name, apps[name]?.active ?? '')
      return [name, routes.map(({ path }) => path)]
    }),
  )
}
