import type { EnquiryProgress } from '../../sending/enquiry-state'
import { madeOnce } from '@virida/shared/site/made-once'

const percent = madeOnce(() => new Intl.NumberFormat('en-US', { style: 'percent' }))

export const submitRowContent = {
  cancel: 'Cancel sending',
  progress: { reading: 'Reading your files', sending: 'Sending' } satisfies Record<
    EnquiryProgress['phase'],
    string
  >,
  percent: (done: number) => percent().format(done),
}
