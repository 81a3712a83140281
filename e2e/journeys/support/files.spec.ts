import sharp from 'sharp'
import { expect, test } from './enquiry-site'
import { fillIn, open, reviewAndSend } from './fill-in'

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
  await reviewAndSend(page)
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

test('the form rejects files that the service would reject, before they are sent', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'long.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
  })
  await page.getByRole('button', { name: 'Review request' }).click()
  await expect(page.getByText('long.mp4 is larger than 15.00 MB')).toBeVisible()
  await expect(page.locator('input[type=file]')).toBeFocused()
})

test('sending a large file shows its progress and can be canceled', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, numbers)
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(14 * 1024 * 1024, 1) },
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 }
  await network.send('Network.emulateNetworkConditions', conditions)
  await reviewAndSend(page)
  await expect(page.getByRole('progressbar', { name: /Sending/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('clip.mp4')).toBeVisible()
  await page.waitForTimeout(500)
  expect(site.mailbox.messages).toHaveLength(0)
})
