type Answer = { status: number; body?: object } | 'network' | 'silence'

/** Replaces XMLHttpRequest in tests: records requests and answers them from `answers`. */
export class FakeRequests {
  readonly sent: FakeRequest[] = []
  answers: Answer[] = []

  install() {
    const take = (request: FakeRequest) => {
      this.sent.push(request)
      return this.answers.shift() ?? { status: 200, body: { ok: true, id: 'x' } }
    }
    globalThis.XMLHttpRequest = class extends FakeRequest {
      constructor() {
        super(take)
      }
    } as unknown as typeof XMLHttpRequest
    return this
  }

  /** The JSON of the request with the given index. */
  async payload(at = 0) {
    const text = await this.sent[at]?.text()
    return JSON.parse(text ?? 'null') as {
      subject: string
      body: string
      files?: { filename: string; content: string }[]
    }
  }

  header(name: string, at = 0) {
    return this.sent[at]?.headers[name]
  }
}

class FakeRequest {
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  aborted = false
  address = ''
  #payload = new Blob()

  constructor(readonly take: (request: FakeRequest) => Answer) {}

  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  abort() {
    this.aborted = true
  }

  /** Reads the payload. jsdom's blobs have no `text()`. */
  text(): Promise<string> {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as string)
      reader.readAsText(this.#payload)
    })
  }

  send(payload: Blob) {
    this.#payload = payload
    const answer = this.take(this)
    if (answer === 'silence') return
    setTimeout(() => {
      if (this.aborted) return
      this.upload.onprogress?.({ loaded: payload.size, total: payload.size })
      if (answer === 'network') return this.onerror?.()
      this.status = answer.status
      this.responseText = JSON.stringify(answer.body ?? {})
      this.onload?.()
    }, 0)
  }
}
