import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { makeLog } from '@virida/shared/platform/log/log'
import { until } from '@virida/shared/platform/testing/until'
import type { AlarmKind } from './alarms'
import { notifier, type Notifier } from './notify'

type Call = { alarm: AlarmKind; active: boolean }

let webhook: Server
let notifications: Notifier
/** What the webhook has accepted, such as `relay started`. */
let accepted: string[]
let refused: number
/** Whether the webhook accepts a call. */
let answer: (call: Call) => boolean | Promise<boolean>
/** Status with which the webhook refuses a call. */
let refusal: number

async function open(pauses?: number[]) {
  ;[accepted, refused, answer, refusal] = [[], 0, () => true, 500]
  webhook = createServer((request, response) => void receive(request, response))
  await once(webhook.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`
  notifications = notifier({ webhook: url }, makeLog('info', { write: () => undefined }), pauses)
}
async function receive(request: AsyncIterable<Buffer>, response: ServerResponse) {
  let body = ''
  for await (const chunk of request) body += chunk.toString()
  // A page to which the webhook redirects.
  if (!body) return void response.end('Please log in')
  const call = JSON.parse(body) as Call
  const isAccepted = await answer(call)
  if (isAccepted) accepted.push(`${call.alarm} ${call.active ? 'started' : 'ended'}`)
  else refused++
  response.writeHead(isAccepted ? 200 : refusal, { Location: '/login' }).end()
}
afterEach(async () => {
  webhook.closeAllConnections()
  webhook.close()
  await notifications.stop()
})

const start = (kind: AlarmKind) => notifications.tell({ kind, isActive: true })
const end = (kind: AlarmKind) => notifications.tell({ kind, isActive: false })

it('never tells the start of an alarm after its end', async () => {
  await open([300])
  answer = ({ active }) => !active || refused > 0
  start('relay')
  await until(() => refused === 1)
  end('relay')
  await until(() => accepted.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(accepted).toEqual(['relay ended'])
})

it('tells the start and then the end of an alarm that ends while the webhook is slow', async () => {
  await open()
  let finish: (isAccepted: boolean) => void = () => undefined
  const slow = new Promise<boolean>((resolve) => (finish = resolve))
  const answered = jest.fn(({ active }: Call) => (active ? slow : true))
  answer = answered
  start('relay')
  await until(() => answered.mock.calls.length === 1)
  end('relay')
  finish(true)
  await until(() => accepted.length === 2)
  expect(accepted).toEqual(['relay started', 'relay ended'])
})

it('tells which alarms are active after the webhook was away for longer than any pause', async () => {
  await open([20, 50])
  answer = () => false
  start('relay')
  start('storage')
  start('flood')
  end('flood')
  await until(() => refused > 6)
  answer = () => true
  await until(() => accepted.length === 3)
  expect(accepted.toSorted()).toEqual(['flood ended', 'relay started', 'storage started'])
})

it('makes the pauses between attempts longer', async () => {
  await open([20, 400])
  answer = () => false
  start('relay')
  await until(() => refused === 2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(refused).toBe(2)
  await until(() => refused === 3)
})

it('tells the other alarms when the webhook refuses one', async () => {
  await open([20])
  answer = ({ alarm }) => alarm !== 'relay'
  start('relay')
  start('storage')
  await until(() => accepted.length === 1)
  expect(accepted).toEqual(['storage started'])
})

it.each([301, 302, 307])(
  'takes a redirect (%i) of the webhook for a refusal and tells again',
  async (status) => {
    await open([20])
    refusal = status
    answer = () => refused > 1
    start('relay')
    await until(() => accepted.length === 1)
    expect([accepted, refused]).toEqual([['relay started'], 2])
  },
)

it('tries once more when the service stops', async () => {
  await open([60_000])
  answer = () => false
  start('relay')
  await until(() => refused === 1)
  // The service has read the refusal.
  await new Promise((resolve) => setTimeout(resolve, 200))
  answer = () => true
  await notifications.stop()
  expect(accepted).toEqual(['relay started'])
})

it('stops within seconds although the webhook does not answer', async () => {
  await open()
  const answered = jest.fn(() => new Promise<boolean>(() => undefined))
  answer = answered
  start('relay')
  await until(() => answered.mock.calls.length === 1)
  const startedAt = performance.now()
  await notifications.stop()
  expect(performance.now() - startedAt).toBeLessThan(6000)
})

it('mails the next alarm although the relay before sends its reply without end', async () => {
  const replies: NodeJS.Timeout[] = []
  let mails = 0
  let isEndless = true
  const relay = createTcpServer((socket) => {
    socket.on('error', () => undefined).write('220 relay\r\n')
    let isText = false
    createInterface(socket).on('line', (line) => {
      if (isText && line !== '.') return
      if (isText) mails++
      if (isText && isEndless) {
        replies.push(setInterval(() => socket.writable && socket.write('250-please wait\r\n'), 20))
        return
      }
      isText = line === 'DATA'
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  const { port } = relay.address() as AddressInfo
  const smtp = { host: '127.0.0.1', port, tls: 'none' } as const
  const log = makeLog('silent')
  await open()
  const byMail = notifier({ email: { to: 'a@example.com', from: 'b@example.com', smtp } }, log, [20], 300)
  byMail.tell({ kind: 'relay', isActive: true })
  await until(() => replies.length === 1)
  isEndless = false
  await until(() => mails === 2)
  await byMail.stop()
  expect(mails).toBe(2)
  replies.forEach(clearInterval)
  relay.close()
})
