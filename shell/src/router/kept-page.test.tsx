import type { SitePage } from '@virida/shared/platform/contract'
import { keepPage } from './kept-page'

const page: SitePage = { Page: () => null, head: { title: 'Form', description: 'd' } }
const gone = () => Promise.reject(new Error('gone'))
const press = () => window.dispatchEvent(new Event('submit'))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('tries again after some seconds, and longer each time', async () => {
  const loadAgain = jest.fn(gone)
  keepPage(gone(), loadAgain)
  const attempts: number[] = []
  for (const ms of [3_000, 8_000, 20_000, 60_000, 600_000]) {
    await wait(ms)
    attempts.push(loadAgain.mock.calls.length)
  }
  expect(attempts).toEqual([1, 2, 3, 4, 4])
})

it('tries again at each press, however often, and when the network is back', async () => {
  const loadAgain = jest.fn<Promise<SitePage>, []>(gone)
  const kept = keepPage(gone(), loadAgain)
  for (let n = 0; n < 10; n++) {
    await wait(100)
    press()
  }
  await wait(0)
  expect(loadAgain).toHaveBeenCalledTimes(10)
  await wait(200_000)
  expect(loadAgain).toHaveBeenCalledTimes(14)
  loadAgain.mockResolvedValueOnce(page)
  window.dispatchEvent(new Event('online'))
  await expect(kept.page).resolves.toBe(page)
})

describe('a form that is sent before the page is hydrated', () => {
  const button = () => document.querySelector('button') as HTMLButtonElement
  const sent: unknown[] = []
  /** Shows a form. @param options.isGone The page cannot be loaded. */
  function showForm({ method = 'dialog', isGone = false } = {}) {
    sent.length = 0
    document.body.innerHTML = `<form method="${method}"><button name="send" value="now">Send</button></form>`
    const kept = keepPage(isGone ? gone() : new Promise(() => undefined), gone)
    const notices: unknown[] = []
    kept.onNotice = (notice) => notices.push(notice)
    const leave = kept.watch()
    return { kept, notices, leave }
  }
  const listen = () =>
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event.submitter as HTMLButtonElement).value)
    })

  it('is sent once when it is', () => {
    const { kept, notices, leave } = showForm()
    button().click()
    button().click()
    expect(notices).toEqual(['waiting', 'waiting'])
    listen()
    kept.markHydrated()
    expect(sent).toEqual(['now'])
    expect(kept.notice).toBeUndefined()
    button().click()
    expect(sent).toEqual(['now', 'now'])
    leave()
  })

  it('is not sent later when the visitor was told that it was not sent', async () => {
    const { kept, leave } = showForm({ isGone: true })
    await wait(200_000)
    expect(kept.notice).toBeUndefined()
    button().click()
    expect(kept.notice).toBe('waiting')
    await wait(100)
    expect(kept.notice).toBe('failed')
    listen()
    kept.markHydrated()
    expect(sent).toEqual([])
    leave()
  })

  it('is not sent when the visitor has left the page, and the notice goes', () => {
    const { kept, leave } = showForm()
    button().click()
    leave()
    expect(kept.notice).toBeUndefined()
    listen()
    kept.markHydrated()
    expect(sent).toEqual([])
  })

  it('must be sent again when it was replaced', () => {
    const { kept, leave } = showForm()
    button().click()
    document.body.innerHTML = '<form method="dialog"><button>Send</button></form>'
    kept.markHydrated()
    expect(kept.notice).toBe('replaced')
    leave()
  })

  it('is left alone when the browser sends it itself', () => {
    const { kept, leave } = showForm({ method: 'get' })
    listen()
    button().click()
    expect(kept.notice).toBeUndefined()
    leave()
  })
})
