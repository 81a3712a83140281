import { nextEnquiryState } from './enquiry-state'

it('clears the error of the last try when a new one starts', () => {
  const failed = nextEnquiryState({ status: 'submitting' }, { type: 'failed', failure: { kind: 'network' } })
  expect(nextEnquiryState(failed, { type: 'submit' })).toEqual({ status: 'submitting' })
})

it('ignores progress after sending has ended', () => {
  const event = { type: 'progress', progress: { phase: 'sending', done: 0.5 } } as const
  expect(nextEnquiryState({ status: 'idle' }, event)).toEqual({ status: 'idle' })
})

it('is idle again after the visitor cancelled', () => {
  expect(nextEnquiryState({ status: 'submitting' }, { type: 'cancelled' })).toEqual({ status: 'idle' })
})
