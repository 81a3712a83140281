import type { Failure } from './failure-details'

/** State of an enquiry: idle, then submitting, then success or error. */
export type EnquiryState =
  | { status: 'idle' }
  | { status: 'submitting'; progress?: EnquiryProgress }
  /** `isUnshown`: the page has failed to thank the visitor. */
  | { status: 'success'; isUnshown?: true }
  | { status: 'error'; failure: Failure }

/** Progress of reading or sending the files; `done` is from 0 to 1. */
export type EnquiryProgress = { phase: 'reading' | 'sending'; done: number }

export type EnquiryEvent =
  | { type: 'submit' }
  | { type: 'progress'; progress: EnquiryProgress }
  | { type: 'accepted' }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }

/**
 * A new attempt clears the error of the last one. Progress that arrives after the end is ignored. A failure of the
 * page after a success does not say that the enquiry failed: it has arrived.
 */
export function nextEnquiryState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'submit':
      return { status: 'submitting' }
    case 'progress':
      return state.status === 'submitting' ? { status: 'submitting', progress: event.progress } : state
    case 'accepted':
      return { status: 'success' }
    case 'failed':
      return state.status === 'success'
        ? { status: 'success', isUnshown: true }
        : { status: 'error', failure: event.failure }
    case 'cancelled':
      return { status: 'idle' }
  }
}
