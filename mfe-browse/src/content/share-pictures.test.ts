import path from 'node:path'
import { statSync } from 'node:fs'
import { lineSlugs } from '@virida/shared/products/catalogue/line-slugs'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { shareSize } from '@virida/shared/platform/contract/share-picture'
import sharp from 'sharp'
import { sharePicture } from './share-pictures'

const pictures = path.resolve(__dirname, '../../pictures')

it.each([...lineSlugs, ...seriesSlugs])('has a card of %s that link previews can load', async (slug) => {
  const file = path.join(pictures, path.basename(sharePicture(slug, slug).src))
  expect(await sharp(file).metadata()).toMatchObject({ ...shareSize, format: 'jpeg' })
  expect(statSync(file).size).toBeLessThan(80_000)
})
