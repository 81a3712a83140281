import { act } from '@testing-library/react'
import { formHasFailed, formIsLoading } from '../../content/early-submits'
import { keepEarlySubmits } from './early-submits'

const button = () => document.querySelector('button') as HTMLButtonElement
const notice = () => document.querySelector('[role=status]')

function startPage(method = 'dialog') {
  document.body.innerHTML = `<form method="${method}"><button name="send" value="now">Send</button></form>`
  let markHydrated: () => void = () => undefined
  const kept: Parameters<typeof keepEarlySubmits>[0] = {
    hydrated: new Promise((resolve) => (markHydrated = resolve)),
  }
  keepEarlySubmits(kept)
  const fail = () => kept.onFailure?.()
  const sent: unknown[] = []
  const listen = () =>
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event.submitter as HTMLButtonElement).value)
    })
  return { markHydrated, fail, sent, listen }
}

const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))

it('sends a form that was submitted before the page was hydrated, once, and says until then that it waits', async () => {
  const { markHydrated, sent, listen } = startPage()
  button().click()
  button().click()
  await aMoment()
  expect(notice()).toHaveTextContent(formIsLoading)
  listen()
  markHydrated()
  await aMoment()
  expect(sent).toEqual(['now'])
  expect(notice()).toBeNull()
  button().click()
  await aMoment()
  expect(sent).toEqual(['now', 'now'])
  expect(notice()).toBeNull()
})

it('says that nothing was sent when the page cannot be loaded, and tries again with the next press', async () => {
  const { fail, markHydrated, sent, listen } = startPage()
  fail()
  await aMoment()
  expect(notice()).toBeNull()
  button().click()
  fail()
  await aMoment()
  expect(notice()).toHaveTextContent(formHasFailed)
  button().click()
  await aMoment()
  expect(notice()).toHaveTextContent(formIsLoading)
  listen()
  markHydrated()
  await aMoment()
  expect(sent).toEqual(['now'])
})

it('leaves forms alone that the browser sends itself', async () => {
  const { markHydrated, sent, listen } = startPage('get')
  listen()
  button().click()
  await aMoment()
  expect(notice()).toBeNull()
  markHydrated()
  await aMoment()
  expect(sent).toEqual(['now'])
})
