import { Readable } from 'node:stream'
import { limits } from '@virida/shared/platform/enquiry/limits'
import type { Pace } from '@virida/shared/platform/http/pace'
import { Refusal } from '../enquiry/refusal'
import type { AppContext } from './context'
import { paced } from './paced'
import { Upload, type UploadSettings } from './upload'

export type BodySettings = UploadSettings & { pace: Pace }

/**
 * Receives the body of a request, at most `limits.requestBytes`. A request with a larger
 * Content-Length is refused at once; the limit also holds for the bytes that arrive.
 * @throws Refusal `too_large`, `timeout`, `busy` or `rate_limited`; AbortedError when the client disconnects;
 * StorageError when a large body cannot be written to the disk.
 */
export async function receiveBody(c: AppContext, settings: BodySettings): Promise<Upload> {
  const declared = Number(c.req.header('content-length') ?? limits.requestBytes)
  if (declared > limits.requestBytes) throw tooLarge()
  const upload = new Upload(settings)
  try {
    for await (const chunk of paced(bodyOf(c), settings.pace, upload.ended)) {
      if (upload.length + chunk.length > limits.requestBytes) throw tooLarge()
      await upload.add(chunk)
    }
    upload.complete()
    return upload
  } catch (error) {
    await upload.discard()
    throw error
  }
}

const tooLarge = () => new Refusal('too_large', { limit: limits.requestBytes })

function bodyOf(c: AppContext): Readable {
  if (c.env?.incoming) return c.env.incoming
  return c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : Readable.from([])
}
