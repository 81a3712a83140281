import { fileFormats } from '@virida/shared/platform/enquiry/file-formats'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { fileSamples } from '@virida/shared/platform/enquiry/testing/file-samples'
import { padded, pixel } from '../testing/enquiries'
import { aFile, startMailedService, type MailedService } from '../testing/mailed'
import { aRequest } from '../testing/service'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let service: MailedService
beforeAll(async () => {
  service = await startMailedService()
})
afterAll(() => service.remove())

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Windows\\win.ini', 'win.png'],
    ['CON', 'file-CON.png'],
    ['.htaccess', 'file.png'],
    ['   ', 'file.png'],
    ['photo\u202Egnp.exe', 'photognp.png'],
    ['a\r\nX-Evil: 1.png', 'aX-Evil 1.png'],
    ['évasion été.jpeg', 'évasion été.png'],
    ['a'.repeat(300), `${'a'.repeat(80)}.png`],
  ])('is cleaned and gets the extension of its content: %j', async (given, expected) => {
    const mail = await service.mailOf({ files: [aFile(pixel, given)] })
    expect(mail.attachments[0]?.filename).toBe(expected)
    expect(mail.headers.some(({ key }) => key === 'x-evil')).toBe(false)
  })

  it('is numbered when it is used twice', async () => {
    const files = [aFile(pixel, 'a.png'), aFile(pixel, 'A.PNG'), aFile(pixel, 'a.jpg')]
    const mail = await service.mailOf({ files })
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['a.png', 'A (2).png', 'a (3).png'])
    expect(mail.attachments.every(({ disposition }) => disposition === 'attachment')).toBe(true)
  })

  it('is refused when it is empty', async () => {
    expect((await service.post(aRequest({ files: [aFile(pixel, '')] }))).status).toBe(422)
  })
})

describe('a file', () => {
  const zip = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(40),
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(18),
  ])
  // 50,000 x 50,000 pixels.
  const vast = Buffer.concat([
    pixel.subarray(0, 16),
    Buffer.from('0000c3500000c350', 'hex'),
    pixel.subarray(24),
  ])
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['text', Buffer.from('hello, this is text')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', zip],
    ['a picture that is also an archive', Buffer.concat([gif, zip])],
    ['a photo with an archive appended', Buffer.concat([pixel, zip])],
    ['a PNG of 70 bytes that claims 2.5 gigapixels', vast],
    ['a JPEG of fill bytes', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(13_000_000, 0xff)])],
  ])('is refused when it is %s', async (_, content) => {
    const { status, body } = await service.post(aRequest({ files: [aFile(pixel), aFile(content)] }))
    expect({ status, body }).toEqual({
      status: 422,
      body: { ok: false, error: 'invalid', fields: ['files.1.content'] },
    })
  })

  it('is refused when it is empty', async () => {
    expect((await service.post(aRequest({ files: [{ filename: 'a.png', content: '' }] }))).status).toBe(422)
  })

  it('is mailed as a picture only, when it is a picture with a program appended', async () => {
    const content = Buffer.concat([pixel, Buffer.from('MZ'), Buffer.alloc(99)])
    const mail = await service.mailOf({ files: [aFile(content, 'a.exe')] })
    expect(mail.attachments[0]).toMatchObject({
      filename: 'a.png',
      mimeType: 'image/png',
      disposition: 'attachment',
    })
  })

  it.each(fileSamples)('is mailed with its detected type when it is %s', async (_, type, content) => {
    const mail = await service.mailOf({ files: [aFile(content, 'x.bin')] })
    expect(mail.attachments[0]).toMatchObject({
      filename: `x.${fileFormats[type]}`,
      mimeType: type.toLowerCase(),
    })
  })

  it('arrives unchanged', async () => {
    const content = Buffer.concat([pixel, Buffer.alloc(500_000, 'abcdefg')])
    const mail = await service.mailOf({ files: [aFile(content)] })
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  })
})

describe('base64', () => {
  const valid = Buffer.concat([pixel, Buffer.from('fbefbeffffff', 'hex'), Buffer.alloc(4)]).toString('base64')

  it.each([
    ['a space', `${valid.slice(0, 8)} ${valid.slice(9)}`],
    ['a line break', `${valid.slice(0, 8)}\n${valid.slice(9)}`],
    ['the URL alphabet', valid.replaceAll('/', '_').replaceAll('+', '-')],
    ['missing padding', valid.replace(/=+$/, '')],
    ['too much padding', `${valid}====`],
    ['other characters', '!!!@'],
  ])('is refused with %s', async (_, content) => {
    expect((await service.post(aRequest({ files: [{ filename: 'a.png', content }] }))).status).toBe(422)
  })
})

describe('the limits', () => {
  const tooLarge = (limit: number) => ({ status: 413, body: { ok: false, error: 'too_large', limit } })
  async function post(files: object[]) {
    const { status, body } = await service.post(aRequest({ files }))
    return { status, body }
  }

  it('refuse eleven files', async () => {
    expect(await post(Array<object>(11).fill(aFile(pixel)))).toEqual(tooLarge(limits.files))
  })

  it('refuse a file that is one byte too large', async () => {
    const { status, body } = tooLarge(limits.fileBytes)
    expect(await post([aFile(pixel), aFile(padded(limits.fileBytes + 1))])).toEqual({
      status,
      body: { ...body, fields: ['files.1.content'] },
    })
  })

  it('refuse files that are one byte too large in total', async () => {
    const half = limits.totalBytes / 2
    expect(await post([aFile(padded(half)), aFile(padded(half + 1))])).toEqual(tooLarge(limits.totalBytes))
  })

  it('accept files that reach the limit in total', async () => {
    const half = aFile(padded(limits.totalBytes / 2))
    expect((await post([half, half])).status).toBe(200)
  })
})
