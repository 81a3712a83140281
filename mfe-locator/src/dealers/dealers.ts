import records from './dealers.json'
import { toDealers } from './to-dealers'

/** The dealers of the site. Sample data: invented names at real places, 555-01xx numbers, example.com addresses. */
export const dealers = toDealers(records)
