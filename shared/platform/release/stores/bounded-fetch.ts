/** Bytes of an object. The files of a release are far smaller. */
const longestObject = 64 * 1024 * 1024
/** Bytes of a list: 1000 names, and what a store says about each. */
const longestList = 2 * 1024 * 1024

/** The store answers with more bytes, or other ones, than it can have for the request. */
class StoreAnswerError extends Error {
  override readonly name = 'StoreAnswerError'
}

/**
 * `fetch` for the client of a bucket. A store that answers without end would fill the memory of the gateway. A list is
 * refused when it is not the plain XML of a store: the client's parser needs minutes for a megabyte of open tags.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const type = answer.headers.get('content-type') ?? ''
  const address = new URL(input instanceof Request ? input.url : input)
  const isList = address.searchParams.has('list-type') || /^(application|text)\/xml\b/.test(type)
  const bytes = await readAtMost(answer.body, isList ? longestList : longestObject)
  if (isList && !isPlainXml(bytes.toString())) throw new StoreAnswerError('The answer is no list of a store')
  return new Response(bytes.length ? new Uint8Array(bytes) : null, answer)
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > most) throw new StoreAnswerError(`The answer is longer than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Elements in each other: a list, an object, its owner, the owner's name. */
const deepest = 6

/** Whether each element is closed before the one around it, and none is deep. */
export function isPlainXml(text: string): boolean {
  const open: string[] = []
  let tags = 0
  for (const [, end, name = '', rest = ''] of text.matchAll(
    /<([/?]?)([a-z][^<>\s/]*)((?:[\s/][^<>]*)?)>/gi,
  )) {
    tags++
    if (end === '/') {
      if (open.pop() !== name) return false
    } else if (end !== '?' && !rest.endsWith('/')) open.push(name)
    if (open.length > deepest) return false
  }
  return open.length === 0 && text.split('<').length - 1 === tags
}
