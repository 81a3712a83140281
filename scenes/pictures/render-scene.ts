import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../shared/build/paths'
import { develop } from '../develop/develop'
import { developmentOf, type PictureDescription } from './descriptions'

export class RenderError extends Error {
  readonly code = 'RENDER_FAILED'
}

/** Renders at the lowest priority: the machine stays usable while a long queue runs. */
function runBlender(order: string, name: string): void {
  const script = path.join(root, 'scenes/render.py')
  const options = ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', order]
  const { status, stdout, stderr, error } = spawnSync('nice', ['-n', '19', 'blender', ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return
  const words =
    error?.message ??
    `${stdout}\n${stderr}`
      .split('\n')
      .filter((line) => !line.startsWith('Fra:'))
      .join('\n')
  throw new RenderError(`Rendered ${name}: Blender stopped\n${words}`)
}

/** Renders and develops a picture into a PNG file. The raw render is thrown away. */
export async function renderScene(picture: PictureDescription, png: string): Promise<void> {
  mkdirSync(path.dirname(png), { recursive: true })
  const order = png.replace(/\.png$/, '.order.json')
  const exr = png.replace(/\.png$/, '.exr')
  const { scene, width, height, samples } = picture
  writeFileSync(order, JSON.stringify({ scene, width, height, samples, file: exr }))
  try {
    runBlender(order, picture.name)
    await develop(exr, png, developmentOf(picture))
  } finally {
    rmSync(order, { force: true })
    rmSync(exr, { force: true })
  }
}
