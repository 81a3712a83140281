import { type Block, list, table, text } from '../../documents/model'
import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { brand } from '@virida/shared/site/brand'
import { priceTiers } from '@virida/shared/products/catalogue/vocabulary/price-tiers'

export type FaqItem = {
  /** Fragment of the row's address: `/faq#lead-times`. */
  id: string
  /** The question in two words, for the contents beside the questions. */
  topic: string
  question: string
  answer: readonly Block[]
}

/** The seven questions. Their facts are R-FACT-3 to R-FACT-5 and R-PROD-10. */
export const faq: readonly FaqItem[] = [
  {
    id: 'lead-times',
    topic: 'Lead times',
    question: 'How long does it take to make my order?',
    answer: [
      text('Lead times depend on the product. They start on the day the order is confirmed:'),
      table(
        'Typical lead times',
        ['Product', 'Lead time'],
        [
          ['Windows', 'About 3 days'],
          ['Standard doors', '4 days'],
          ['Casement windows', '7-10 days'],
          ['Bi-fold, multi-slide and swing doors', 'About 3 weeks'],
        ],
      ),
    ],
  },
  {
    id: 'maximum-heights',
    topic: 'Maximum heights',
    question: 'What is the maximum height of your windows and doors?',
    answer: [
      table(
        'Maximum heights',
        ['Style', 'Height'],
        [
          ['Single hung', '84 in'],
          ['Double hung', '84 in'],
          ['Picture', '84 in'],
          ['Casement', '80 in'],
          ['Horizontal slider', '72 in'],
          ['Bay', '71.5 in'],
          ['All doors', '108 in'],
        ],
      ),
      text('These are the tallest we make of each style. Each series page gives the limits of its series.'),
    ],
  },
  {
    id: 'delivery',
    topic: 'Delivery',
    question: 'Where do you deliver, and what does delivery cost?',
    answer: [
      text('We deliver in Southern California.'),
      list('Delivery to your dealer’s store is free.', 'Delivery to the job site costs extra.'),
    ],
  },
  {
    id: 'rush-orders',
    topic: 'Rush orders',
    question: 'Can I get my order faster?',
    answer: [
      text(
        `Yes. We take rush orders for an extra fee. Call us at ${brand.phone.label} before you order, so we can tell you what is possible.`,
      ),
    ],
  },
  {
    id: 'payment',
    topic: 'Payment',
    question: 'How can I pay?',
    answer: [text('We accept credit cards, ACH and checks.')],
  },
  {
    id: 'quotes',
    topic: 'Quotes',
    question: 'How do I request a quote?',
    answer: [
      text('Requesting a quote requires a registered account. Quotes are sent to you by e-mail.'),
      text(
        `If you don’t have an account yet, call us at ${brand.phone.label}, or ask a dealer near you for a price: dealers can quote for you.`,
      ),
    ],
  },
  {
    id: 'series',
    topic: 'Price tiers',
    question: 'How do the three product lines differ in price?',
    answer: [
      table(
        'Price tiers',
        ['Line', 'Price'],
        [
          [windowLineNames.platinum, priceTiers['platinum-windows']],
          [windowLineNames.bellagio, priceTiers['bellagio-windows']],
          [windowLineNames.venetian, priceTiers['venetian-windows']],
        ],
      ),
      text('Their frames, colors and styles differ as well: compare them on the pages of the product lines.'),
    ],
  },
]
