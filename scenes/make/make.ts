import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../shared/platform/paths'
import { encodePicture } from '../encode/encode-picture'
import { addToSet, removeOlder, renewAlt } from '../encode/picture-set'
import { readDescriptions, type DescribedPicture, type PictureDescription } from './descriptions'
import { kitHash, noteMade, readManifest } from './manifest'
import { byPriority } from './priority'

/*
 * npm run pictures -- [WORD ...] [--list] [--sketch] [--kit]
 * Renders, develops and encodes every described picture that is missing or whose scene has changed. Words select
 * pictures by parts of `app/set/name`. --list only prints what is due; --sketch makes small previews of all selected
 * pictures in `.cache/pictures/sketches`; --kit also renews pictures made by another version of the kit.
 */
const cache = path.join(root, '.cache/pictures')
const sketchWidth = Number(process.env.SKETCH_WIDTH) || 480
const sketchSamples = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, sketch: { type: 'boolean' }, kit: { type: 'boolean' } },
})

const kit = kitHash()

const label = ({ app, set, name }: DescribedPicture) => `${app}/${set}/${name}`

const isSelected = (described: DescribedPicture) =>
  positionals.length === 0 || positionals.some((word) => label(described).includes(word))

function isMade({ app, set, name, sceneHash }: DescribedPicture): boolean {
  const made = readManifest(app)[name]
  return made?.set === set && made.scene === sceneHash && (!values.kit || made.kit === kit)
}

/** One picture to make: the file for its developed PNG, and the function that uses the file afterwards. */
type Job = { picture: PictureDescription; file: string; finish: () => Promise<void> }

function sketch(described: DescribedPicture): Job {
  const scale = sketchWidth / Math.max(described.width, described.height)
  const width = Math.round(described.width * scale)
  const height = Math.round(described.height * scale)
  const file = path.join(cache, 'sketches', described.app, `${described.name}.png`)
  rmSync(file, { force: true })
  return {
    picture: { ...described, width, height, samples: sketchSamples, oversize: 1 },
    file,
    finish: async () => {},
  }
}

/**
 * The PNG stays in the cache: after a run that was stopped, it only has to be encoded. Pictures of the same scene share
 * it.
 */
function make(described: DescribedPicture): Job {
  const { app, set, name, alt, isWide, sceneHash } = described
  const file = path.join(cache, app, `${sceneHash}.${kit}.png`)
  const finish = async () => {
    const source = await encodePicture(app, { name, file, alt, isWide })
    addToSet(app, set, name, source)
    removeOlder(app, name, source.src)
    noteMade(app, name, { set, scene: sceneHash, kit })
  }
  return { picture: described, file, finish }
}

/**
 * Makes the pictures one after the other. While one is developed and encoded, the next is already being rendered:
 * Blender uses a single core while it builds a scene.
 */
async function runQueue(
  queue: readonly DescribedPicture[],
  begin: (described: DescribedPicture) => Job,
): Promise<void> {
  // Imported only here, because listing what is due must work without the packages of `scenes/package.json`.
  const { renderScene, developScene } = await import('./render-scene')
  const begun = new Set<string>()
  let finishing = Promise.resolve()
  for (const [index, described] of queue.entries()) {
    const startedAt = Date.now()
    const { picture, file, finish } = begin(described)
    const isDeveloped = begun.has(file) || existsSync(file)
    begun.add(file)
    await Promise.all([finishing, isDeveloped || renderScene(picture, file)])
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    console.log(`${index + 1}/${queue.length} ${label(described)}  ${seconds} s`)
    finishing = (async () => {
      if (!isDeveloped) await developScene(picture, file)
      await finish()
    })()
  }
  await finishing
}

const selected = readDescriptions().filter(isSelected).sort(byPriority)
const due = values.sketch ? selected : selected.filter((described) => !isMade(described))
console.log(`${selected.length} described, ${due.length} to make`)
if (values.list) for (const described of due) console.log(label(described))
else {
  // A new alternative text needs no render. A picture that is due keeps its old text, which fits what it still shows.
  if (!values.sketch)
    for (const { app, set, name, alt } of selected.filter((described) => !due.includes(described)))
      if (renewAlt(app, set, name, alt)) console.log(`${app}/${set}/${name}: new alternative text: ${alt}`)
  await runQueue(due, values.sketch ? sketch : make)
}
