import { nextEnquiryState } from './enquiry-state'

it('clears the error of the last try when a new one starts', () => {
  const failed = nextEnquiryState({ status: 'submitting' }, { type: 'failed', failure: { kind: 'network' } })
  expect(nextEnquiryState(failed, { type: 'submit' })).toEqual({ status: 'submitting' })
})

it('takes no progress of a send that has ended', () => {
  const event = { type: 'progress', progress: { phase: 'sending', done: 0.5 } } as const
  expect(nextEnquiryState({ status: 'idle' }, event)).toEqual({ status: 'idle' })
})

it('is as before the submit after the visitor cancelled it', () => {
  expect(nextEnquiryState({ status: 'submitting' }, { type: 'cancelled' })).toEqual({ status: 'idle' })
})
