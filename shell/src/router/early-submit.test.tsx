import { act, render, screen } from '@testing-library/react'
import { useEarlySubmit } from './early-submit'

const sent: unknown[] = []

/** A form that listens to its submits, as a hydrated one does. */
function aForm() {
  const form = document.createElement('form')
  form.innerHTML = '<button name="send" value="now">Send</button>'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push((event.submitter as HTMLButtonElement | null)?.value)
  })
  return form
}

/** A visitor sends the form before the page is hydrated. */
function sendEarly(form: HTMLFormElement, submitter: HTMLElement | null = form.querySelector('button')) {
  const event = new SubmitEvent('submit', { submitter })
  form.addEventListener('submit', (early) => early.stopImmediatePropagation(), { capture: true, once: true })
  form.dispatchEvent(event)
  window.earlySubmit = event
}

const Page = () => {
  useEarlySubmit()
  return null
}

let form: HTMLFormElement
beforeEach(() => {
  sent.length = 0
  form = aForm()
  document.body.replaceChildren(form)
})

it('sends a form once that was sent before the page was hydrated', () => {
  sendEarly(form)
  const { unmount } = render(<Page />)
  unmount()
  render(<Page />)
  expect(sent).toEqual(['now'])
})

it('sends a form whose button was replaced', () => {
  sendEarly(form, document.createElement('button'))
  render(<Page />)
  expect(sent).toEqual([undefined])
})

it('does not send a form after more than a minute', () => {
  sendEarly(form)
  jest.spyOn(performance, 'now').mockReturnValue((window.earlySubmit?.timeStamp ?? 0) + 61_000)
  render(<Page />)
  expect(sent).toEqual([])
  jest.restoreAllMocks()
})

it('says that a form that was replaced must be sent again, until it is', async () => {
  sendEarly(form)
  document.body.replaceChildren(aForm())
  render(<Page />)
  expect(await screen.findByText(/The form is ready now/)).toBeVisible()
  expect(sent).toEqual([])
  act(() => document.querySelector('form')?.requestSubmit())
  expect(screen.queryByText(/The form is ready now/)).toBeNull()
})
