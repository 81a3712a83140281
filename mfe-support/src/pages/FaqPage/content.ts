import type { FAQPage, WithContext } from 'schema-dts'
import { faqAddress } from '@virida/shared/site/addresses/pages'
import { contactLinks } from '../../content/contact'
import { supportCrumbs } from '../../content/crumbs'
import { plainText } from '../../documents/plain-text'
import { faq } from './faq'

const call = {
  title: 'Don’t see your question?',
  text: 'Call us or send a message. We’ll answer it, and may add it to this page.',
}

export const faqContent = {
  crumbs: supportCrumbs({ label: 'Common Questions & Answers', href: faqAddress }),
  title: 'Common Questions & Answers',
  intro: 'Lead times, sizes, delivery and payment. Select a question to read its answer.',
  permalink: 'Link to this answer',
  contents: faq.map(({ id, topic }) => ({ label: topic, href: `#${id}` })),
  contact: { ...call, links: contactLinks },
  call,
}

export const faqHead = {
  title: 'Common Questions & Answers',
  description:
    'Lead times, maximum heights, delivery in Southern California, rush orders, payment, quotes and price tiers of Virida windows and doors.',
  crumbs: faqContent.crumbs,
}

/** The questions and answers as structured data (https://schema.org/FAQPage). */
export const faqJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
  })),
} as const satisfies WithContext<FAQPage>
