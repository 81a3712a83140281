import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { ReleaseError } from '../errors'
import { boundedFetch } from './bounded-fetch'

export type BucketSettings = {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Time for one request to the bucket, in ms. */
const requestTimeout = 30_000

/** A bucket of an S3-compatible object store whose conditional writes (`If-None-Match: *`) are atomic. */
export class Bucket {
  readonly #client: S3mini

  /** @param settings The endpoint ends with the name of the bucket. */
  constructor(private readonly settings: BucketSettings) {
    this.#client = new S3mini({ ...settings, requestAbortTimeout: requestTimeout, fetch: boundedFetch })
  }

  /** Names that begin with a prefix, sorted; at most `most`. */
  async list(prefix: string, most?: number): Promise<string[]> {
    const found = await this.#ask('list', () => this.#client.listObjects('/', prefix, most))
    return (found ?? []).map(({ Key }) => Key)
  }

  /** The bytes of an object; undefined if there is none. */
  async get(name: string): Promise<Buffer | undefined> {
    const bytes = await this.#ask(`read ${name}`, () => this.#client.getObjectArrayBuffer(name))
    return bytes ? Buffer.from(bytes) : undefined
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#ask(`write ${name}`, () => this.#client.putObject(name, bytes))
  }

  /** Writes an object unless there is one of this name. @returns whether it was written. */
  async create(name: string, bytes: Buffer): Promise<boolean> {
    const condition = { 'If-None-Match': '*' } as Parameters<S3mini['putObject']>[4]
    return this.#ask(`create ${name}`, () =>
      this.#client.putObject(name, bytes, 'application/json', undefined, condition).then(
        () => true,
        (error: unknown) => {
          // 412: there is one. 409: another writer creates it at this moment.
          if (error instanceof S3ServiceError && [409, 412].includes(error.status)) return false
          throw error
        },
      ),
    )
  }

  async #ask<T>(attempt: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (cause) {
      const known = cause instanceof S3ServiceError || cause instanceof S3NetworkError
      const reason = known ? cause.message : `no answer (${(cause as Error).name})`
      throw new ReleaseError(
        'store_unreachable',
        `Cannot ${attempt} in the bucket ${this.settings.endpoint}: ${reason}. Check RELEASES_BUCKET and the access key, then try again.`,
        { cause },
      )
    }
  }
}
