import { act, screen } from '@testing-library/react'
import { earlyNotices } from '../content/early-notices'
import { showEarlyNotices } from './early-notice'
import { keepPage } from './kept-page'

it('shows the notice that a page has already, each new one, and none at the end', () => {
  const kept = keepPage(new Promise(() => undefined), () => new Promise(() => undefined))
  kept.notice = 'waiting'
  act(() => showEarlyNotices(kept))
  const shown = screen.getByRole('status')
  expect(shown).toHaveTextContent(earlyNotices.waiting)
  act(() => kept.onNotice?.('failed'))
  expect(shown).toHaveTextContent(earlyNotices.failed)
  act(() => kept.onNotice?.(undefined))
  expect(shown).toBeEmptyDOMElement()
})
