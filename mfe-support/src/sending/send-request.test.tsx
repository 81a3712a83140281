import { FakeRequests } from '../testing/fake-requests'
import { sendRequest, type SendRequest } from './send-request'

const request: SendRequest = { payload: new Blob(['{}']), key: 'key-1', elapsed: 4200.4, trapped: false }
const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

let network: FakeRequests
beforeEach(() => {
  network = new FakeRequests().install()
})

it('posts JSON to the one endpoint', async () => {
  await sendRequest(request, options())
  expect(network.sent[0]?.address).toBe('POST /api/send-email')
  expect(network.header('Content-Type')).toBe('application/json')
})

it('says which request it is, how long the form was open, and that the trap is empty', async () => {
  await sendRequest(request, options())
  expect(network.sent[0]?.headers).toMatchObject({
    'Idempotency-Key': 'key-1',
    'X-Form-Elapsed': '4200',
    'X-Form-Trap': '0',
  })
})

it('says that the trap was filled in', async () => {
  await sendRequest({ ...request, trapped: true }, options())
  expect(network.header('X-Form-Trap')).toBe('1')
})

it('treats a status of 200 with the id of the enquiry as success', async () => {
  expect(await sendRequest(request, options())).toEqual({ kind: 'accepted', id: 'x' })
})

it.each([{}, { ok: true }, { ok: false, id: 'x' }, { ok: true, id: 7 }, []])(
  'takes a status of 200 with %j for an error',
  async (body) => {
    network.answers = [{ status: 200, body }]
    expect(await sendRequest(request, options())).toMatchObject({ kind: 'refused', status: 200 })
  },
)

it.each([201, 202, 204, 302, 400, 404, 500])('treats a status of %d as an error', async (status) => {
  network.answers = [{ status }]
  expect(await sendRequest(request, options())).toMatchObject({ kind: 'refused', status })
})

it('passes on the limit that was exceeded, and the fields that it is about', async () => {
  const refusal = { error: 'too_large', limit: 10, fields: ['files.0.content'] }
  network.answers = [{ status: 413, body: { ok: false, ...refusal } }]
  expect(await sendRequest(request, options())).toEqual({ kind: 'refused', status: 413, ...refusal })
})

it('passes on no fields that are not a list', async () => {
  network.answers = [{ status: 422, body: { ok: false, error: 'invalid', fields: 'files' } }]
  expect(await sendRequest(request, options())).toEqual({ kind: 'refused', status: 422, error: 'invalid' })
})

it('distinguishes a lost connection from a refusal', async () => {
  network.answers = ['network']
  expect(await sendRequest(request, options())).toEqual({ kind: 'network' })
})

it('times out when there is no progress', async () => {
  network.answers = ['silence']
  expect(await sendRequest(request, { ...options(), timeoutMs: 20 })).toEqual({ kind: 'timeout' })
  expect(network.sent[0]?.aborted).toBe(true)
})

it('does not time out while there is progress', async () => {
  network.answers = ['silence']
  const timeoutMs = 60
  const sending = sendRequest(request, { ...options(), timeoutMs })
  for (let step = 1; step <= 4; step++) {
    await new Promise((resolve) => setTimeout(resolve, timeoutMs / 2))
    network.sent[0]?.upload.onprogress?.({ loaded: step, total: 10 })
  }
  expect(network.sent[0]?.aborted).toBe(false)
  expect(await sending).toEqual({ kind: 'timeout' })
})

it('stops when the visitor cancels', async () => {
  network.answers = ['silence']
  const controller = new AbortController()
  const sending = sendRequest(request, { ...options(), signal: controller.signal })
  controller.abort()
  expect(await sending).toEqual({ kind: 'cancelled' })
  expect(network.sent[0]?.aborted).toBe(true)
})

it('reports how much has been sent', async () => {
  const onProgress = jest.fn()
  await sendRequest(request, { ...options(), onProgress })
  expect(onProgress).toHaveBeenLastCalledWith(1)
})
