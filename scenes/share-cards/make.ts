/*
 * node --import tsx scenes/share-cards/make.ts [--sheet FILE.png]
 * Makes the cards that shared links show (`og:image`), one for each product line and series and one for the rest
 * of the site, from the words of the catalogue and the finished pictures. Run it when either has changed. `--sheet`
 * also writes one picture with all cards, for review.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments } from '../../shared/platform/browser'
import { root } from '../../shared/platform/paths'
import type { PictureSource } from '../../shared/platform/contract'
import { shareSize } from '../../shared/platform/contract/share-picture'
import { cardPage } from './card-page'
import { shareCards, type ShareCard } from './cards'

/** Largest size of a card in bytes, because phones load link previews too. */
const heaviest = 80 * 1000
const qualities = [84, 78, 72, 66, 60]

const picturesOf = (app: string) => path.join(root, app, 'pictures')

/** Returns the largest encoding of a picture as a data URL. */
async function pictureOf({ picture: { set, key } }: ShareCard): Promise<string> {
  const folder = picturesOf('mfe-browse')
  const sources = JSON.parse(readFileSync(path.join(folder, `${set}.json`), 'utf8')) as Record<
    string,
    PictureSource
  >
  const source = sources[key]
  if (!source)
    throw new Error(`Cannot make a card: the picture ${key} is not in ${set}.json. Run npm run pictures.`)
  const file = path.join(folder, `${path.basename(source.src)}-${source.widths.at(-1)}.avif`)
  const png = await sharp(file).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Encodes a card with the best quality that is below the limit. */
async function encode(shot: Buffer, name: string): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(shot).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < heaviest) return jpeg
  }
  throw new Error(
    `Cannot encode the card ${name} in less than ${heaviest} bytes: simplify it or add a lower quality`,
  )
}

function place({ app, name }: ShareCard, jpeg: Buffer): string {
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8)
  const folder = picturesOf(app)
  for (const file of readdirSync(folder)) {
    if (file.startsWith(`share-${name}.`)) rmSync(path.join(folder, file))
  }
  writeFileSync(path.join(folder, `share-${name}.${hash}.jpg`), jpeg)
  return hash
}

async function sheet(file: string, shots: readonly Buffer[]): Promise<void> {
  const [columns, width, height] = [4, 480, 252]
  const composed = await Promise.all(
    shots.map(async (shot, at) => ({
      input: await sharp(shot).resize(width, height).toBuffer(),
      left: (at % columns) * (width + 8),
      top: Math.floor(at / columns) * (height + 8),
    })),
  )
  const size = { width: columns * (width + 8), height: Math.ceil(shots.length / columns) * (height + 8) }
  await sharp({ create: { ...size, channels: 3, background: '#777' } })
    .composite(composed)
    .png()
    .toFile(file)
}

const { values } = parseArgs({ options: { sheet: { type: 'string' } } })
const browser = await chromium.launch(browserArguments)
const page = await browser.newPage({ viewport: shareSize })
const hashes: Record<ShareCard['app'], Record<string, string>> = { 'mfe-browse': {}, shell: {} }
const made: Buffer[] = []
for (const card of shareCards) {
  await page.setContent(cardPage(card, await pictureOf(card)))
  await page.evaluate(() => document.fonts.ready)
  const jpeg = await encode(await page.screenshot(), card.name)
  hashes[card.app][card.name] = place(card, jpeg)
  made.push(jpeg)
  console.log(`${card.name} ${jpeg.length}`)
}
await browser.close()
for (const [app, names] of Object.entries(hashes)) {
  writeFileSync(
    path.join(root, app, 'src/content/share-pictures.json'),
    `${JSON.stringify(names, null, 2)}\n`,
  )
}
if (values.sheet) await sheet(values.sheet, made)
