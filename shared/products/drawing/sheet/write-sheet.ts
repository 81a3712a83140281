/**
 * Writes a contact sheet to check drawings by eye: node --import tsx shared/products/drawing/sheet/write-sheet.ts
 * OUT.html
 * It shows samples of everything that the library can draw, then every series at its smallest, a usual and its
 * largest size in every finish, with its grids, combinations and frames.
 */
import { writeFileSync } from 'node:fs'
import { abilities } from './abilities'
import type { Cell } from './cell'
import { series } from './series'
import { toSvg } from '../formats/svg'

/** Draws at 3.6 px per inch (details at 20), or smaller so that no side is over 240 px. */
function figure({ caption, drawing, detail }: Cell, id: string): string {
  const { width, height } = drawing.bounds
  const scale = Math.min(detail ? 20 : 3.6, 240 / Math.max(width, height))
  const svg = toSvg(drawing, { id, title: caption }).replace(
    '<svg',
    `<svg width="${(width * scale).toFixed()}"`,
  )
  return `<figure>${svg}<figcaption>${caption}</figcaption></figure>`
}

const body = [...abilities, ...series].map(
  ([heading, cells], part) =>
    `<h2>${heading}</h2><div>${cells.map((one, index) => figure(one, `d${part}-${index}`)).join('')}</div>`,
)

const css = `
  body { margin: 24px; background: #faf9f5; color: #22352c; font: 13px/1.3 sans-serif }
  div { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-end }
  figure { margin: 0; max-width: 260px; text-align: center }
  figcaption { margin-top: 6px; font-size: 11px }`

writeFileSync(
  process.argv[2] ?? 'sheet.html',
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title><style>${css}</style>${body.join('')}</html>`,
)
