import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../shared/build/paths'
import { encodePicture } from '../../shared/pictures/encode-picture'
import { addToSet, removeOlder } from '../../shared/pictures/picture-set'
import { readOrders, type Order } from './descriptions'
import { kitHash, noteMade, readManifest } from './manifest'

/*
 * npm run pictures -- [WORD ...] [--list] [--sketch] [--kit]
 * Renders, develops and encodes every described picture that is missing or whose scene has changed. Words choose
 * pictures by parts of `app/set/name`. --list only tells what is to be done; --sketch makes small previews of all
 * chosen ones in `.cache/pictures/sketches`; --kit also renews what an older kit has made.
 */
const cache = path.join(root, '.cache/pictures')
const sketchWidth = 480
const sketchSamples = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, sketch: { type: 'boolean' }, kit: { type: 'boolean' } },
})

const kit = kitHash()

const isChosen = ({ app, set, name }: Order) =>
  positionals.length === 0 || positionals.some((word) => `${app}/${set}/${name}`.includes(word))

function isMade({ app, set, name, sceneHash }: Order): boolean {
  const made = readManifest(app)[name]
  return made?.set === set && made.scene === sceneHash && (!values.kit || made.kit === kit)
}

async function sketch(order: Order): Promise<void> {
  const scale = sketchWidth / Math.max(order.width, order.height)
  const width = Math.round(order.width * scale)
  const height = Math.round(order.height * scale)
  const file = path.join(cache, 'sketches', order.app, `${order.name}.png`)
  const { renderScene } = await renderer()
  await renderScene({ ...order, width, height, samples: sketchSamples }, file)
  console.log(path.relative(root, file))
}

/** Loaded late: to list what is due, nothing of `scenes/package.json` need be installed. */
const renderer = () => import('./render-scene')

/** The developed picture stays in the cache, so a run that was cut off in between only encodes. */
async function make(order: Order): Promise<void> {
  const { app, set, name, alt, isWide, sceneHash } = order
  const file = path.join(cache, app, `${name}.${sceneHash}.${kit}.png`)
  if (!existsSync(file)) await (await renderer()).renderScene(order, file)
  const source = await encodePicture(app, { name, file, alt, isWide })
  addToSet(app, set, name, source)
  removeOlder(app, name, source.src)
  noteMade(app, name, { set, scene: sceneHash, kit })
}

/** Heroes first, then what stands once on a page, then the rest of carousels, galleries last: a site that is whole early. */
function rank({ isWide, set, name }: Order): number {
  if (isWide) return 0
  if (set.startsWith('gallery-')) return 3
  return /-(new-construction|retrofit)-([2-9]|\d\d)$/.test(name) ? 2 : 1
}

const orders = readOrders()
  .filter(isChosen)
  .sort((a, b) => rank(a) - rank(b))
const due = values.sketch ? orders : orders.filter((order) => !isMade(order))
console.log(`${orders.length} described, ${due.length} to make`)

for (const [index, order] of due.entries()) {
  const began = Date.now()
  console.log(`${index + 1}/${due.length} ${order.app}/${order.set}/${order.name}`)
  if (values.list) continue
  await (values.sketch ? sketch(order) : make(order))
  console.log(`  ${Math.round((Date.now() - began) / 1000)} s`)
}
