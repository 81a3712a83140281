/*
 * Makes every file of the technical resources from the catalogue and the drawing library:
 *   npm run resources:build -w mfe-tools
 * Files of one revision come out the same byte for byte.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { toDxf } from '@virida/shared/drawing/dxf'
import { toSvg } from '@virida/shared/drawing/svg'
import type { Resource } from '../../src/resources/resource'
import { resources } from '../../src/resources/resources'
import { revision } from '../../src/resources/revision'
import { minMaxPdf } from './min-max'
import { drawingPdf, drawnOf } from './sheets'
import { sheetScene } from './sheet-scene'

const app = path.resolve(import.meta.dirname, '../..')
const folder = path.join(app, 'public', 'technical_resources')

type Files = Record<string, Uint8Array>

async function filesOf(resource: Resource): Promise<Files> {
  const files: Files = {}
  for (const sheet of resource.sheets) {
    const drawn = drawnOf(sheet)
    const scene = sheetScene(drawn)
    files[`${sheet.name}.pdf`] = await drawingPdf(resource, sheet, drawn)
    files[`${sheet.name}.dxf`] = strToU8(toDxf(scene))
    files[`${sheet.name}.svg`] = strToU8(
      toSvg(scene, { id: 'd', title: `${resource.title}, ${sheet.title}` }),
    )
  }
  files[path.basename(resource.minMax)] = await minMaxPdf(resource)
  const mtime = new Date(revision.date)
  files[path.basename(resource.zip)] = zipSync(files, { level: 9, mtime })
  return files
}

rmSync(folder, { recursive: true, force: true })
const sizes: Record<string, number> = {}
for (const resource of resources) {
  const target = path.join(folder, resource.id)
  mkdirSync(target, { recursive: true })
  for (const [name, content] of Object.entries(await filesOf(resource))) {
    writeFileSync(path.join(target, name), content)
    sizes[`${resource.id}/${name}`] = content.length
  }
}
writeFileSync(path.join(app, 'src/resources/file-sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
console.log(`${Object.keys(sizes).length} files, ${(total / 1024 / 1024).toFixed(1)} MB`)
