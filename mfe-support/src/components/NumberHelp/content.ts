import type { NumberName } from '../../forms/number-name'

export const numberHelpContent = {
  question: 'Where do I find it?',
  /** Words on the drawn order confirmation. */
  sheet: { title: 'Order confirmation', order: 'Order # 104882', line: 'Line', item: 'Item', qty: 'Qty' },
  rows: [
    { line: '1', item: 'Single hung 36 x 60', qty: '4' },
    { line: '2', item: 'Picture 72 x 60', qty: '1' },
    { line: '3', item: 'Slider 60 x 48', qty: '2' },
  ],
  /** Words on the drawn label of a window. */
  label: { order: '104882', line: '2', lot: 'L 2611', orderName: 'Order', lineName: 'Line', lotName: 'Lot' },
  help: {
    order: {
      alt: 'Drawing of an order confirmation: the order number is at the top right.',
      text: 'At the top right of the order confirmation that your dealer received. The same number is on the label in the frame of the window.',
    },
    line: {
      alt: 'Drawing of an order confirmation: the line number is in the first column of each row.',
      text: 'In the first column of the order confirmation: each row is a window or door. The same number is on the label in the frame.',
    },
    productionLot: {
      alt: 'Drawing of a window with a label in the upper corner of its frame: the lot is the last of its three entries.',
      text: 'On the label in the frame, which you can see when the sash is open. It is the last of the three entries. Your dealer has it too.',
    },
    lot: {
      alt: 'Drawing of a street with numbered lots: one of them is marked.',
      text: 'The number of the home site on the project plan. It is also on the sales contract and the site sign.',
    },
  } satisfies Record<NumberName, { alt: string; text: string }>,
}
