import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { addBloom } from './bloom'
import { denoise } from './denoise'
import { passOf, readExr } from './exr'
import { meteredExposure } from './meter'
import type { Development } from './settings'
import { applyTone } from './tone'

/** Denoises a render, meters it, adds bloom, applies exposure, tone and grain, sharpens it, and writes a PNG. */
export async function develop(exr: string, png: string, settings: Development): Promise<void> {
  const image = readExr(readFileSync(exr))
  const size = { width: image.width, height: image.height }
  const albedo = passOf(image, 'Denoising Albedo', 'RGB')
  const normal = passOf(image, 'Denoising Normal', 'XYZ')
  let color = await denoise(passOf(image, 'Combined', 'RGB'), albedo, normal, size)
  const exposure = meteredExposure(color, settings.exposure, settings.metering)
  if (settings.bloom > 0) color = addBloom(color, size, settings.bloom, 2 ** exposure)
  const pixels = applyTone(color, image.width, image.height, { ...settings, exposure })
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 0.8 })
    .png()
    .toFile(png)
}
