import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { finishColors } from '../make/finishes'
import { renderScene, developScene } from '../make/render-scene'
import { measurementsFile, sourceHash, type Measurements } from './measurements'

/*
 * node --import tsx scenes/finishes/measure.ts
 * Renders a plate of every frame finish in the light of the cut-outs and notes the color at its middle. Run it after
 * a change of the vinyl material, the studio light or the studio's development; the test compares the notes with the
 * catalogue. Needs Blender.
 */
const side = 64
const folder = mkdtempSync(path.join(tmpdir(), 'finishes-'))
const measured: Record<string, string> = {}
for (const name of Object.keys(finishColors)) {
  const file = path.join(folder, `${name}.png`)
  const picture = {
    name: `finish-${name}`,
    alt: '',
    width: side,
    height: side,
    samples: 64,
    scene: { kind: 'finish', color: name },
  }
  await renderScene(picture, file)
  await developScene(picture, file)
  const middle = { left: side / 4, top: side / 4, width: side / 2, height: side / 2 }
  // `stats` ignores what is done to a picture before it, so the middle becomes a picture of its own.
  const { channels } = await sharp(await sharp(readFileSync(file)).extract(middle).toBuffer()).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  measured[name] = `#${hex.join('')}`
  console.log(`${name}: swatch ${finishColors[name]}, rendered ${measured[name]}`)
}
rmSync(folder, { recursive: true })
const measurements: Measurements = { source: sourceHash(), measured }
writeFileSync(measurementsFile, `${JSON.stringify(measurements, null, 2)}\n`)
