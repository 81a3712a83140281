import { dealerTypeOf, type Dealer, type DealerRecord } from './dealer'
import { splitEmails } from './split-emails'
import { madeOnce } from '@virida/shared/site/made-once'

/** Turns records into dealers: sorted from A to Z, exact duplicates removed (R-DEALER-5). */
export function toDealers(records: readonly DealerRecord[]): Dealer[] {
  const unique = new Map(records.map((record) => [JSON.stringify(Object.entries(record).sort()), record]))
  const slugCounts = new Map<string, number>()
  return [...unique.values()].sort(byName).map((record) => {
    const slug = slugOf(record.name)
    const count = (slugCounts.get(slug) ?? 0) + 1
    slugCounts.set(slug, count)
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

/** A fixed locale, so that server and browser sort in the same order. */
const collator = madeOnce(() => new Intl.Collator('en-US', { sensitivity: 'base', numeric: true }))
const byName = (a: DealerRecord, b: DealerRecord) =>
  collator().compare(a.name, b.name) || collator().compare(a.address, b.address)

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
