import { Bucket } from '../bucket'

/** A bucket in memory, for tests of what is kept in a bucket. `e2e/stores` tests the same with a real S3 server. */
export class MemoryBucket extends Bucket {
  readonly objects = new Map<string, Buffer>()

  constructor() {
    super({ endpoint: 'http://127.0.0.1:9/releases', accessKeyId: 'a', secretAccessKey: 'b', region: 'c' })
  }

  override list(prefix: string, most = Infinity) {
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix)).sort()
    return Promise.resolve(names.slice(0, most))
  }

  override get(name: string) {
    return Promise.resolve(this.objects.get(name))
  }

  override put(name: string, bytes: Buffer) {
    this.objects.set(name, bytes)
    return Promise.resolve()
  }

  override create(name: string, bytes: Buffer) {
    const isNew = !this.objects.has(name)
    if (isNew) this.objects.set(name, bytes)
    return Promise.resolve(isNew)
  }
}
