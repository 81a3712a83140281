import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { trustedProxies } from '@virida/shared/platform/config/trusted-proxies'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { temporaryReleases } from '@virida/shared/platform/release/testing/fixture-release'
import { aRequest, startTestService, type TestService } from '../../mail-service/testing/service'
import { createGateway } from '../../shell/gateway/src/app'
import { createSiteServer } from '../../shell/gateway/src/http/server'
import { testProcesses } from '../../shell/gateway/src/testing/test-processes'

jest.setTimeout(60_000)

const logged = testLog()
const processes = testProcesses()
let mail: TestService
let gateway: Server

/** Starts both programs with the same value of `TRUSTED_PROXIES` and the usual rate limit. */
async function start(setting: string) {
  mail = await startTestService({ TRUSTED_PROXIES: setting, RATE_PER_MINUTE: '10' })
  logged.lines.splice(0)
  const app = createGateway({
    releasesDir: temporaryReleases(),
    mailUrl: mail.url,
    trustedProxies: trustedProxies.parse(setting),
    log: logged.log,
    processes: processes(),
  })
  gateway = createSiteServer(app.fetch)
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
}

afterEach(async () => {
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
  await mail.remove()
})

/** Sends an enquiry of a visitor through a balancer (10.0.0.5) and a proxy on the gateway's machine. */
async function send(forwarded: string): Promise<number> {
  const { port } = gateway.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify(aRequest()),
  })
  return status
}

async function acceptedOf(forwarded: (n: number) => string, count = 25): Promise<number> {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push(await send(forwarded(n)))
  return statuses.filter((status) => status === 200).length
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.includes('TRUSTED_PROXIES'))

it.each(['10.0.0.5', '10.0.0.0/8', '2'])(
  'accepts the enquiries of 25 visitors behind a balancer with TRUSTED_PROXIES=%s for both programs',
  async (setting) => {
    await start(setting)
    expect(await acceptedOf((n) => `198.51.100.${n}, 10.0.0.5`)).toBe(25)
    expect(linesOf(logged.lines.join(''))).toEqual([])
    expect(mail.alarms.active()).toEqual([])
  },
)

it('raises an alarm and logs one line in each program when the balancer is not named', async () => {
  await start('')
  expect(await acceptedOf((n) => `198.51.100.${n}, 10.0.0.5`)).toBe(10)
  expect(linesOf(logged.lines.join(''))).toHaveLength(1)
  expect(linesOf(mail.logged())).toHaveLength(1)
  expect(mail.alarms.active()).toMatchObject([{ kind: 'proxy' }])
})

it('counts a visitor who invents addresses once', async () => {
  await start('10.0.0.5')
  expect(await acceptedOf((n) => `198.51.100.${n}, 203.0.113.9, 10.0.0.5`)).toBe(10)
})

it('counts 300 addresses of one /56 network as one visitor', async () => {
  await start('10.0.0.5')
  expect(
    await acceptedOf((n) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, '0')}::${n}, 10.0.0.5`, 300),
  ).toBe(10)
})
