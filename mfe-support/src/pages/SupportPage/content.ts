import {
  careAddress,
  egressPath,
  faqAddress,
  replacementPartsAddress,
  serviceRequestPath,
  warrantyAddress,
} from '@virida/shared/site/addresses/pages'
import { supportCrumbs } from '../../content/crumbs'

export type SupportTile = { title: string; text: string; href: string; icon: SupportIconName }
export type SupportIconName = 'service' | 'warranty' | 'care' | 'parts' | 'egress' | 'questions'

export const supportContent = {
  crumbs: supportCrumbs(),
  title: 'How Can We Help You Today?',
  intro: 'Service on an order, warranty terms, spare parts and everyday care. Choose what you need.',
  tiles: [
    {
      title: 'Service Request',
      text: 'Report a problem with an order, with photos or a video.',
      href: serviceRequestPath,
      icon: 'service',
    },
    {
      title: 'Warranties',
      text: 'What is covered, for how long, and how to make a claim.',
      href: warrantyAddress,
      icon: 'warranty',
    },
    {
      title: 'Windows & Door Care',
      text: 'Cleaning and maintenance through the year.',
      href: careAddress,
      icon: 'care',
    },
    {
      title: 'Replacement Parts',
      text: 'Rollers, locks, screens and glass, free under warranty.',
      href: replacementPartsAddress,
      icon: 'parts',
    },
    {
      title: 'Egress Calculator',
      text: 'Check whether a bedroom window opens wide enough.',
      href: egressPath,
      icon: 'egress',
    },
    {
      title: 'Common Questions & Answers',
      text: 'Lead times, largest sizes, delivery, payment.',
      href: faqAddress,
      icon: 'questions',
    },
  ] satisfies SupportTile[] as readonly SupportTile[],
}

export const supportHead = {
  title: 'Support',
  description:
    'Request service, read warranty terms, order replacement parts, look up care instructions and common questions about Virida windows and doors.',
  crumbs: supportContent.crumbs,
}
