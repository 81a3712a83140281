import { plainText } from '../../documents/plain-text'
import { faq } from './faq'
import { faqJsonLd } from './content'

const answers = faq.map(({ answer }) => plainText(answer)).join('\n')

it('has seven questions', () => {
  expect(faq).toHaveLength(7)
})

it('gives every question an address of its own', () => {
  expect(new Set(faq.map(({ id }) => id)).size).toBe(7)
})

it.each([
  'Windows: About 3 days',
  'Standard doors: 4 days',
  'Casement windows: 7-10 days',
  'Bi-fold, multi-slide and swing doors: About 3 weeks',
  'Single hung: 84 in',
  'Double hung: 84 in',
  'Picture: 84 in',
  'Casement: 80 in',
  'Horizontal slider: 72 in',
  'Bay: 71.5 in',
  'All doors: 108 in',
  'We deliver in Southern California.',
  'to your dealer’s store is free',
  'the job site costs extra',
  'rush orders for an extra fee',
  'credit cards, ACH and checks',
  'requires a registered account',
  'Quotes are sent to you by e-mail',
  'Platinum: $;',
  'Bellagio: $$;',
  'Venetian: $$$.',
])('states: %s', (fact) => {
  expect(answers).toContain(fact)
})

it('tells search engines every question with its whole answer', () => {
  expect(faqJsonLd.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text).join('\n')).toBe(answers)
})
