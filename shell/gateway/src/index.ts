import { Server as TlsServer } from 'node:https'
import { apps, releasesDir } from '@virida/shared/platform/paths'
import { SettingsError, readSettings } from '@virida/shared/platform/config/settings'
import {
  configurationError,
  ignoreBrokenOutput,
  onStopRequest,
  tellSupervisor,
} from '@virida/shared/platform/process/program'
import { answerProbes } from '@virida/shared/platform/process/answer-probes'
import { backlog } from '@virida/shared/platform/http/backlog'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { isFromProxy, visitorOf } from '@virida/shared/platform/http/visitor'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { readDevBuild } from '@virida/shared/platform/release/dev-build'
import { createGateway } from './app'
import { Arrivals } from './http/arrivals'
import { logBrokenAnswers } from './http/broken-answers'
import { CertificateError, followCertificate, readCertificate } from './http/certificate'
import { createSiteServer, replaceCertificate } from './http/server'
import { tidyStaging } from './publishing/tidy-staging'
import { Follower } from './releases/follower'
import { RenderProcesses } from './rendering/render-processes'
import { gatewaySettings } from './settings'
import { openTracing } from './tracing/open-tracing'
import { warnOfUnknownApps } from './unknown-apps'

/** Time for open requests to finish after a stop signal, in ms. */
const shutdownTimeout = 10_000
/** The same after a fault. */
const crashTimeout = 2000

ignoreBrokenOutput()
try {
  await start()
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof CertificateError)) throw error
  console.error(error.message)
  process.exitCode = configurationError
}

async function start() {
  const settings = readSettings('the gateway', gatewaySettings, process.env)
  const { certificateFiles: files } = settings
  const certificate = files && (await readCertificate(files))
  let isStopping = false
  const log = makeLog(settings.logLevel)
  const { releaseKeys: RELEASE_KEYS, publishTokens: PUBLISH_TOKENS } = settings
  const site = settings.openStore(releasesDir())
  const follower = site && new Follower(site, new FaultLog(log))
  // The site starts with the copy of its last run, so that it does not need the store.
  const isCopied = follower?.start() ?? Promise.resolve()
  void isCopied.then(() => warnOfUnknownApps({ RELEASE_KEYS, PUBLISH_TOKENS }, releasesDir(), apps, log))
  tidyStaging(releasesDir(), new FaultLog(log))
  const tracing = await openTracing(settings.traceEndpoint)
  const processes = new RenderProcesses(new FaultLog(log), tracing)
  const arrivals = new Arrivals()
  const app = createGateway({
    arrivals,
    releasesDir: releasesDir(),
    isStopping: () => isStopping,
    log,
    processes,
    tracing,
    ...(follower ? { follower } : {}),
    ...(site ? { registryStore: sharedStore(site) } : {}),
    // Only the folder of `npm run dev` has this file.
    isDevelopment: readDevBuild(releasesDir()) !== undefined,
    ...settings,
  })
  const url = `${certificate ? 'https' : 'http'}://${settings.host}:${settings.port}`
  logBrokenAnswers(new FaultLog(log))
  const server = createSiteServer(app.fetch, {
    arrivals,
    ...(certificate ? { certificate } : {}),
    isProxy: (peer) => isFromProxy({ peer }, settings.trustedProxies),
    visitorOf: (peer, headers) => {
      const header = (name: string) => [headers[name.toLowerCase()]].flat()[0]
      const { address, isProxy } = visitorOf({ peer, header }, settings.trustedProxies)
      return isProxy ? undefined : address
    },
    isStopping: () => isStopping,
  })
  if (files && certificate && server instanceof TlsServer)
    followCertificate({
      ...{ files, certificate, log: new FaultLog(log) },
      use: (changed) => replaceCertificate(server, changed),
    })
  server.listen({ port: settings.port, host: settings.host, backlog }, () => {
    console.log(`gateway listens on ${url}`)
    answerProbes()
    tellSupervisor({ state: 'ready' })
    // Starts the render processes, so that the first visitor does not wait for them.
    void app.request('/')
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    if (taken) console.error(`Port ${settings.port} is already in use; set PORT to another port`)
    else log.fatal({ error }, 'The gateway cannot listen')
    process.exit(taken ? configurationError : 1)
  })
  process.on('exit', () => processes.kill())
  const close = (code: number) => {
    isStopping = true
    const end = () => process.exit(code)
    server.close(() => void tracing.stop().then(end, end))
    // After a fault the next program should answer soon.
    setTimeout(end, code === 0 ? shutdownTimeout : crashTimeout).unref()
  }
  onStopRequest(() => {
    isStopping = true
    setTimeout(close, settings.lameDuck, 0)
  })
  // The gateway goes on: only one request has failed, and it has left no state half changed.
  process.on('unhandledRejection', (error) => log.error({ error }, 'Nothing handles a rejected promise'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'Nothing catches an error; the gateway finishes its requests and starts again')
    close(1)
  })
}
