import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/paths'
import { encodePicture, type PictureOrder } from './encode-picture'
import { pictureKey } from './picture-key'

/*
 * node --import tsx shared/pictures/encode.ts APP SET ORDERS.json
 * Encodes the pictures of an order list (`PictureOrder[]`) and writes `<app>/pictures/<set>.json`, by camel-case name.
 */
const [app, set, orders] = process.argv.slice(2)
if (!app || !set || !orders) throw new Error('Name the app, the set and the file of the orders')

const entries: [string, unknown][] = []
for (const order of JSON.parse(readFileSync(orders, 'utf8')) as PictureOrder[]) {
  entries.push([pictureKey(order.name), await encodePicture(app, order)])
  console.log(order.name)
}
writeFileSync(
  path.join(root, app, 'pictures', `${set}.json`),
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
)
