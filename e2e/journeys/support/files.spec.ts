import { fileSamples } from '@virida/shared/platform/enquiry/testing/file-samples'
import sharp from 'sharp'
import { expect, test } from './enquiry-site'
import { fillIn, open, sendRequest } from './fill-in'

const numbers = { 'Order #': '1', 'Line #': '2', 'Production Lot #': '3' }

/** A photo as phones store it: rotated by an EXIF tag, and with the GPS position where it was taken. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#7a8c99',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('a photo arrives smaller, upright and without its GPS position', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  const photo = await phonePhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  await page.setInputFiles('input[type=file]', { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_1.jpg' })).toContainText('(was')
  await sendRequest(page)
  await expect(page.getByText('Thank you for your patience!')).toBeVisible()

  const [attachment] = (await site.onlyMessage()).attachments
  expect(attachment?.filename).toBe('IMG_1.jpg')
  const arrived = Buffer.from(attachment?.content as ArrayBuffer)
  const { width, height, exif, orientation } = await sharp(arrived).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 1800,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  })
  expect(arrived.length).toBeLessThan(photo.length)
})

const mp4 = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
const aClip = (name: string, bytes: number) => ({
  ...{ name, mimeType: 'video/mp4', buffer: Buffer.concat([mp4, Buffer.alloc(bytes - mp4.length, 1)]) },
})
const MB = 1024 * 1024

test('a picture or video of every common format is accepted and arrives', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  const wanted = [
    'image/bmp',
    'image/tiff',
    'image/heic',
    'video/vnd.avi',
    'video/MP2P',
    'video/x-ms-asf',
    'video/3gpp',
  ]
  // Without a type, as from a system that does not know the format.
  const files = wanted.map((type) => ({
    ...{ name: `${type.replace(/\W/g, '-')}.bin`, mimeType: '' },
    buffer: fileSamples.find(([, known]) => known === type)?.[2] ?? Buffer.alloc(0),
  }))
  await page.setInputFiles('input[type=file]', files)
  await expect(page.getByText('Getting it ready')).toHaveCount(0)
  await sendRequest(page)
  await expect(page.getByText('Thank you for your patience!')).toBeVisible()
  expect((await site.onlyMessage()).attachments).toHaveLength(wanted.length)
})

test('the form names the files that the service would reject, and sends the others', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  await page.setInputFiles('input[type=file]', [
    aClip('long.mp4', 15 * MB + 1),
    {
      name: 'plan.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Virida') },
    aClip('short.mp4', 1000),
  ])
  await sendRequest(page)
  await expect(page.getByText('long.mp4 is larger than 15.00 MB')).toBeVisible()
  await expect(page.getByText('plan.svg is an SVG drawing')).toBeVisible()
  await expect(page.getByText('letter.jpg is not a photo or video')).toBeVisible()
  await expect(page.locator('input[type=file]')).toBeFocused()
  await page.getByRole('button', { name: 'Leave out 3 files' }).click()
  await sendRequest(page)
  await expect(page.getByText('Thank you for your patience!')).toBeVisible()
  expect((await site.onlyMessage()).attachments.map(({ filename }) => filename)).toEqual(['short.mp4'])
})

test('a small picture is not made larger', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  const picture = await sharp({
    create: {
      ...{ width: 900, height: 700, channels: 3 as const, background: '#7a8c99' },
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  await page.setInputFiles('input[type=file]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture })
  await sendRequest(page)
  await expect(page.getByText('Thank you for your patience!')).toBeVisible()
  const [attachment] = (await site.onlyMessage()).attachments
  expect(Buffer.from(attachment?.content as ArrayBuffer).length).toBeLessThanOrEqual(picture.length)
})

test('sending a large file shows its progress and can be canceled', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  await page.setInputFiles('input[type=file]', aClip('clip.mp4', 14 * MB))
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 }
  await network.send('Network.emulateNetworkConditions', conditions)
  await sendRequest(page)
  await expect(page.getByRole('progressbar', { name: /Sending/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('clip.mp4')).toBeVisible()
  await page.waitForTimeout(500)
  expect(site.mailbox.messages).toHaveLength(0)
})
