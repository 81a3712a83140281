import type { EnquiryProgress } from '../../sending/enquiry-state'

const percent = new Intl.NumberFormat('en-US', { style: 'percent' })

export const submitRowContent = {
  cancel: 'Cancel sending',
  progress: { reading: 'Reading your files', sending: 'Sending' } satisfies Record<
    EnquiryProgress['phase'],
    string
  >,
  percent: (done: number) => percent.format(done),
}
