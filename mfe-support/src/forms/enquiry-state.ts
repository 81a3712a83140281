import type { Failure } from './failure-details'

/** Where an enquiry is: idle -> submitting -> success or error (specification, visitor actions, section 4). */
export type EnquiryState =
  | { status: 'idle' }
  | { status: 'submitting'; progress?: EnquiryProgress }
  | { status: 'success' }
  | { status: 'error'; failure: Failure }

/** How far the files are, from 0 to 1. */
export type EnquiryProgress = { phase: 'reading' | 'sending'; done: number }

export type EnquiryEvent =
  | { type: 'submit' }
  | { type: 'progress'; progress: EnquiryProgress }
  | { type: 'accepted' }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }

/** The error of the last try goes when a new one starts; progress only means something while submitting. */
export function nextEnquiryState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'submit':
      return { status: 'submitting' }
    case 'progress':
      return state.status === 'submitting' ? { status: 'submitting', progress: event.progress } : state
    case 'accepted':
      return { status: 'success' }
    case 'failed':
      return { status: 'error', failure: event.failure }
    case 'cancelled':
      return { status: 'idle' }
  }
}
