import records from './dealers.json'
import { toDealers } from './to-dealers'

/** The dealers of the site. They are samples: invented names in real cities, 555-01xx numbers, example.com addresses. */
export const dealers = toDealers(records)
