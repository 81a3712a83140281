import type { Dealer } from '../../../dealers/dealer'

/** One way to send what the visitor brought to a dealer. */
export type SendLink = { label: string; href: string }

/** The ways to send what the visitor brought to one dealer. */
export type SendLinks = (dealer: Dealer) => readonly SendLink[]
