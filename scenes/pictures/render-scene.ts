import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../shared/build/paths'
import { develop } from '../develop/develop'
import { developmentOf, type PictureDescription } from './descriptions'

export class RenderError extends Error {
  readonly code = 'RENDER_FAILED'
}

/** Renders at the lowest priority: the machine stays usable while a long queue runs. */
async function runBlender(order: string, name: string): Promise<void> {
  const script = path.join(root, 'scenes/render.py')
  const options = ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', order]
  try {
    await promisify(execFile)('nice', ['-n', '19', 'blender', ...options], { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new RenderError(`Rendered ${name}: Blender stopped\n${wordsOf(error)}`)
  }
}

/** What Blender said, without its lines of progress. */
function wordsOf(error: unknown): string {
  const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line && !line.startsWith('Fra:'))
  return lines.length > 0 ? lines.join('\n') : message
}

const rawOf = (png: string) => png.replace(/\.png$/, '.exr')

/** Renders a picture into the raw file beside `png`. */
export async function renderScene(picture: PictureDescription, png: string): Promise<void> {
  mkdirSync(path.dirname(png), { recursive: true })
  const order = png.replace(/\.png$/, '.order.json')
  const { scene, width, height, samples } = picture
  writeFileSync(order, JSON.stringify({ scene, width, height, samples, file: rawOf(png) }))
  try {
    await runBlender(order, picture.name)
  } finally {
    rmSync(order, { force: true })
  }
}

/** Develops the raw render beside `png` into it and throws the raw one away. */
export async function developScene(picture: PictureDescription, png: string): Promise<void> {
  try {
    await develop(rawOf(png), png, developmentOf(picture))
  } finally {
    rmSync(rawOf(png), { force: true })
  }
}
