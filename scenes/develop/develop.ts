import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { addBloom } from './bloom'
import { denoise } from './denoise'
import { passOf, readExr } from './exr'
import { withGrain } from './grain'
import { meteredExposure } from './meter'
import type { Development } from './settings'
import { applyTone } from './tone'

/**
 * Denoises a render, meters it, adds bloom, applies exposure and tone, mirrors it if asked, reduces it to `width`, sharpens it, lays on the
 * grain, and writes a PNG. The grain is last, so neither the reduction nor the sharpening changes it.
 */
export async function develop(exr: string, png: string, settings: Development, width: number): Promise<void> {
  const image = readExr(readFileSync(exr))
  const size = { width: image.width, height: image.height }
  const albedo = passOf(image, 'Denoising Albedo', 'RGB')
  const normal = passOf(image, 'Denoising Normal', 'XYZ')
  let color = await denoise(passOf(image, 'Combined', 'RGB'), albedo, normal, size)
  const exposure = meteredExposure(color, settings.exposure, settings.metering)
  if (settings.bloom > 0) color = addBloom(color, size, settings.bloom, 2 ** exposure)
  const pixels = applyTone(color, image.width, image.height, { ...settings, exposure })
  // `sharp` would sharpen before it reduces if both were asked of one picture.
  const reduced = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .flop(settings.mirrored)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: reduced.info.width, height: reduced.info.height, channels: 3 as const }
  const sharpened = await sharp(reduced.data, { raw })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.7 })
    .raw()
    .toBuffer()
  await sharp(withGrain(sharpened, raw, settings.grain), { raw })
    .png()
    .toFile(png)
}
