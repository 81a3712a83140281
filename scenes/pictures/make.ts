import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../shared/build/paths'
import { encodePicture } from '../../shared/pictures/encode-picture'
import { addToSet, removeOlder, renewAlt } from '../../shared/pictures/picture-set'
import { readOrders, type Order, type PictureDescription } from './descriptions'
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

const label = ({ app, set, name }: Order) => `${app}/${set}/${name}`

const isChosen = (order: Order) =>
  positionals.length === 0 || positionals.some((word) => label(order).includes(word))

function isMade({ app, set, name, sceneHash }: Order): boolean {
  const made = readManifest(app)[name]
  return made?.set === set && made.scene === sceneHash && (!values.kit || made.kit === kit)
}

/** A picture on its way: where its developed file stands, and what is done with that. */
type Work = { picture: PictureDescription; file: string; finish: () => Promise<void> }

function sketch(order: Order): Work {
  const scale = sketchWidth / Math.max(order.width, order.height)
  const width = Math.round(order.width * scale)
  const height = Math.round(order.height * scale)
  const file = path.join(cache, 'sketches', order.app, `${order.name}.png`)
  rmSync(file, { force: true })
  return { picture: { ...order, width, height, samples: sketchSamples }, file, finish: async () => {} }
}

/** The developed picture stays in the cache: a run that was cut off only encodes, and so does a scene shown twice. */
function make(order: Order): Work {
  const { app, set, name, alt, isWide, sceneHash } = order
  const file = path.join(cache, app, `${sceneHash}.${kit}.png`)
  const finish = async () => {
    const source = await encodePicture(app, { name, file, alt, isWide })
    addToSet(app, set, name, source)
    removeOlder(app, name, source.src)
    noteMade(app, name, { set, scene: sceneHash, kit })
  }
  return { picture: order, file, finish }
}

/**
 * Takes the pictures one after the other; while one is developed and encoded, the next is already rendered, since
 * Blender works on one core while it builds a scene.
 */
async function runQueue(queue: readonly Order[], begin: (order: Order) => Work): Promise<void> {
  /** Loaded late: to list what is due, nothing of `scenes/package.json` need be installed. */
  const { renderScene, developScene } = await import('./render-scene')
  const begun = new Set<string>()
  let finishing = Promise.resolve()
  for (const [index, order] of queue.entries()) {
    const began = Date.now()
    const { picture, file, finish } = begin(order)
    const isDeveloped = begun.has(file) || existsSync(file)
    begun.add(file)
    await Promise.all([finishing, isDeveloped || renderScene(picture, file)])
    console.log(`${index + 1}/${queue.length} ${label(order)}  ${Math.round((Date.now() - began) / 1000)} s`)
    finishing = (async () => {
      if (!isDeveloped) await developScene(picture, file)
      await finish()
    })()
  }
  await finishing
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
if (values.list) for (const order of due) console.log(label(order))
else {
  // Words need no rendering: they are renewed wherever a picture is already there.
  if (!values.sketch)
    for (const { app, set, name, alt } of orders)
      if (renewAlt(app, set, name, alt)) console.log(`${app}/${set}/${name}  says: ${alt}`)
  await runQueue(due, values.sketch ? sketch : make)
}
