import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../shared/platform/paths'
import { develop } from '../develop/develop'
import { developmentOf, oversizeOf, renderTaskOf, type PictureDescription } from './descriptions'

class RenderError extends Error {
  readonly code = 'RENDER_FAILED'
}

/** Renders at the lowest priority, so that the machine stays usable while a long queue runs. */
async function runBlender(taskFile: string, name: string): Promise<void> {
  const script = path.join(root, 'scenes/render.py')
  const options = ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', taskFile]
  try {
    await promisify(execFile)('nice', ['-n', '19', 'blender', ...options], { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new RenderError(`Cannot render ${name}: Blender stopped. Its output:\n${outputOf(error)}`)
  }
}

/** What Blender printed, without its progress lines. */
function outputOf(error: unknown): string {
  const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line && !line.startsWith('Fra:'))
  return lines.length > 0 ? lines.join('\n') : message
}

/**
 * The task for a picture, larger than it will be, and with fewer samples per pixel: the denoiser smears edges over a
 * few pixels, which are too small to be seen after the reduction.
 */
function enlarged(picture: PictureDescription) {
  const { width, height, samples, ...task } = renderTaskOf(picture)
  const factor = oversizeOf(picture)
  return {
    ...task,
    width: Math.round(width * factor),
    height: Math.round(height * factor),
    samples: Math.ceil(samples / factor),
  }
}

const rawOf = (png: string) => png.replace(/\.png$/, '.exr')

/** Renders a picture into an EXR file beside `png`. */
export async function renderScene(picture: PictureDescription, png: string): Promise<void> {
  mkdirSync(path.dirname(png), { recursive: true })
  const taskFile = png.replace(/\.png$/, '.task.json')
  writeFileSync(taskFile, JSON.stringify({ ...enlarged(picture), file: rawOf(png) }))
  try {
    await runBlender(taskFile, picture.name)
  } finally {
    rmSync(taskFile, { force: true })
  }
}

/** Develops the EXR beside `png` into that file and deletes the EXR. */
export async function developScene(picture: PictureDescription, png: string): Promise<void> {
  try {
    await develop(rawOf(png), png, developmentOf(picture), picture.width)
  } finally {
    rmSync(rawOf(png), { force: true })
  }
}
