import { waitFor } from '@testing-library/react'
import { earlyNotices } from '../content/early-notices'
import { showEarlyNotices } from './early-notice'
import { keepPage } from './kept-page'

it('shows the notice that a page has already, each new one, and none at the end', async () => {
  const kept = keepPage(new Promise(() => undefined), () => new Promise(() => undefined))
  const shown = () => document.querySelector('[role=status]')
  kept.notice = 'waiting'
  showEarlyNotices(kept)
  await waitFor(() => expect(shown()).toHaveTextContent(earlyNotices.waiting))
  kept.onNotice?.('failed')
  await waitFor(() => expect(shown()).toHaveTextContent(earlyNotices.failed))
  kept.onNotice?.(undefined)
  expect(shown()).toBeNull()
})
