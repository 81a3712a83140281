import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { apps, root } from '../../shared/platform/paths'
import { pictureKey } from '../../shared/site/picture-key'
import { readSet } from '../encode/picture-set'
import { pictureIds } from '../../shared/products/catalogue/picture-ids'
import { readDescriptions } from './descriptions'
import { readManifest } from './manifest'

const allDescribed = readDescriptions()
const folderOf = (app: string) => path.join(root, app, 'pictures')
const named = new Set(allDescribed.filter(({ app }) => app === 'mfe-browse').map(({ name }) => name))

/** Without cards, which are cut-outs with names of their own, and menu pictures, which belong to the shell. */
const catalogueIds = pictureIds().filter((id) => !/\/card(-double)?$|^menu\//.test(id))

it.each(catalogueIds)('describes a scene for %s', (id) => {
  expect(named).toContain(id.replaceAll('/', '-'))
})

it('shows retrofit windows with the fin that laps over the wall', () => {
  const retrofit = allDescribed.filter(
    ({ name, scene }) => /-retrofit-\d+$/.test(name) && scene.kind === 'closeup',
  )
  expect(retrofit.length).toBeGreaterThan(0)
  for (const { name, scene } of retrofit) {
    expect({ name, fin: (scene.unit as { flush_fin?: boolean }).flush_fin }).toEqual({ name, fin: true })
  }
})

it.each(apps.filter((app) => existsSync(folderOf(app))))('describes every picture of %s', (app) => {
  const files = readdirSync(folderOf(app)).filter((file) => file.endsWith('.avif'))
  const shown = new Set(files.map((file) => file.replace(/\..*/, '')))
  expect(shown).not.toEqual(new Set())
  const described = new Set(allDescribed.filter((picture) => picture.app === app).map(({ name }) => name))
  expect([...shown].filter((name) => !described.has(name))).toEqual([])
})

/** The options of a scene in one order, so that two descriptions of the same scene are equal. */
const optionsOf = (scene: object) =>
  JSON.stringify(scene, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  )

it('describes a scene of its own for every picture, apart from the thumbnails of menus', () => {
  const byScene = new Map<string, string[]>()
  const pictures = allDescribed.filter(({ app, set }) => app !== 'shell' && set !== 'products')
  for (const { set, name, scene } of pictures) {
    const key = optionsOf(scene)
    byScene.set(key, [...(byScene.get(key) ?? []), `${set}/${name}`])
  }
  expect([...byScene.values()].filter((names) => names.length > 1)).toEqual([])
})

it('gives every picture that shows its described scene the described alternative text', () => {
  for (const { app, set, name, alt, sceneHash } of allDescribed) {
    if (readManifest(app)[name]?.scene !== sceneHash) continue
    expect({ name, alt: readSet(app, set)[pictureKey(name)]?.alt }).toEqual({ name, alt })
  }
})

it('opens what can be opened on the first slide of every carousel, seen from the side', () => {
  const fixed = ['picture', 'shape']
  const slides = allDescribed.filter(({ name }) => /-(new-construction|retrofit)-1$/.test(name))
  expect(slides.length).toBeGreaterThan(21)
  for (const { name, alt, scene } of slides) {
    const { style, open = 0 } = scene.unit as { style: string; open?: number }
    const isOpen = fixed.includes(style) || (open >= 0.5 && /open|raised|swung/.test(alt))
    expect({ name, isOpen }).toEqual({ name, isOpen: true })
    expect({ name, share: scene.share }).toEqual({ name, share: 0.55 })
    expect(Math.abs(scene.angle as number)).toBeGreaterThanOrEqual(30)
  }
})
