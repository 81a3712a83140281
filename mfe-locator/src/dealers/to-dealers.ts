import { dealerTypeOf } from './dealer'
import type { Dealer, DealerRecord } from './dealer'
import { splitEmails } from './split-emails'

/** The dealers of the records, each exact duplicate once, from A to Z. */
export function toDealers(records: readonly DealerRecord[]): Dealer[] {
  const once = new Map(records.map((record) => [JSON.stringify(Object.entries(record).sort()), record]))
  const taken = new Map<string, number>()
  return [...once.values()].sort(byName).map((record) => {
    const slug = slugOf(record.name)
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    return toDealer(record, count === 1 ? slug : `${slug}-${count}`)
  })
}

function toDealer(record: DealerRecord, id: string): Dealer {
  const { name, industry, contact_number, address, email, web, coordinateX, coordinateY } = record
  return {
    id,
    name,
    industry,
    type: dealerTypeOf(industry),
    phone: { label: contact_number, href: `tel:+1${contact_number.replace(/\D/g, '').slice(-10)}` },
    address,
    emails: splitEmails(email),
    web,
    lat: coordinateX,
    lng: coordinateY,
  }
}

/** One order on every machine: server and browser must agree, whatever their language. */
const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })
const byName = (a: DealerRecord, b: DealerRecord) =>
  collator.compare(a.name, b.name) || collator.compare(a.address, b.address)

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
