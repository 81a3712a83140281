import { encodeRequest } from './encode-request'

const options = () => ({ signal: new AbortController().signal, onProgress: jest.fn() })
const enquiry = { subject: 'S "quoted"', body: '<p>é</p>' }

async function read(blob: Blob) {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })
  return JSON.parse(text) as unknown
}

it('has subject and body and nothing else when there are no files', async () => {
  expect(await read(await encodeRequest(enquiry, [], options()))).toEqual(enquiry)
})

it('adds each file with its name and its bytes in base64', async () => {
  const files = [
    new File(['door'], 'dö"or.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array([0, 255])], 'b.png'),
  ]
  expect(await read(await encodeRequest(enquiry, files, options()))).toEqual({
    ...enquiry,
    files: [
      { filename: 'dö"or.jpg', content: 'ZG9vcg==' },
      { filename: 'b.png', content: 'AP8=' },
    ],
  })
})

it('reports how much of the files has been read', async () => {
  const { signal, onProgress } = options()
  await encodeRequest(enquiry, [new File(['1234'], 'a.jpg'), new File(['5678'], 'b.jpg')], {
    signal,
    onProgress,
  })
  expect(onProgress).toHaveBeenLastCalledWith(1)
})

it('reads nothing after the visitor has cancelled', async () => {
  const encoding = encodeRequest(enquiry, [new File(['1'], 'a.jpg')], {
    ...options(),
    signal: AbortSignal.abort(),
  })
  await expect(encoding).rejects.toMatchObject({ name: 'AbortError' })
})
