import { expect, test } from '../../fixtures/watched-page'

type Manifest = { icons: { src: string; sizes: string; type: string; purpose?: string }[] }

/** Width and height in px from the head of a PNG file (W3C PNG, 11.2.2). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the project can be installed: each icon of its manifest exists in the sizes that it names', async ({
  request,
}) => {
  const answer = await request.get('/my-project.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons } = (await answer.json()) as Manifest
  const pictures = icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes, type } of pictures) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    expect(sizeOf(await icon.body())).toBe(sizes)
  }
  const offered = pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(offered).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  expect(sizeOf(await (await request.get('/apple-touch-icon.png')).body())).toBe('180x180')
})
