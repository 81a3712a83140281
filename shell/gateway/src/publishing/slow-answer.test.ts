import { setTimeout as sleep } from 'node:timers/promises'
import { slowAnswer } from './slow-answer'

const json = (body: object, status: number) => Response.json(body, { status })

it('gives an answer that is made in time as it is', async () => {
  const answer = json({ ok: false }, 422)
  expect(await slowAnswer(Promise.resolve(answer), 1000)).toBe(answer)
})

it('sends white space while an answer is made, and then its JSON', async () => {
  const making = sleep(100).then(() => json({ ok: false, code: 'gate_refused' }, 422))
  const answer = await slowAnswer(making, 20)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/^\n{2,}\{/)
  expect(JSON.parse(text)).toEqual({ ok: false, code: 'gate_refused' })
})

it('sends nothing more when the publisher has gone', async () => {
  let finish: (answer: Response) => void = () => undefined
  const answer = await slowAnswer(new Promise((resolve) => (finish = resolve)), 10)
  await answer.body?.cancel()
  // A timer that still ran would throw here, because the stream is closed.
  await sleep(50)
  finish(json({ ok: true }, 200))
})
