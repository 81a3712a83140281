import { setTimeout as sleep } from 'node:timers/promises'

/** Time without a byte after which a slow answer sends one, in ms. Usual proxies end a request that is silent for a minute. */
const usualInterval = 20_000

/**
 * Keeps a request open while its answer is made. An answer that takes longer than an interval begins with status 200
 * and white space, which may precede JSON (RFC 8259, 2). Its body then says whether the work has succeeded.
 * @param making The answer, whose body is JSON. It must not reject.
 */
export async function slowAnswer(making: Promise<Response>, interval = usualInterval): Promise<Response> {
  const timer = new AbortController()
  const early = await Promise.race([making, sleep(interval, undefined, { signal: timer.signal })])
  timer.abort()
  if (early) return early
  return new Response(paddedBody(making, interval), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      // nginx would keep the white space until the answer ends.
      'X-Accel-Buffering': 'no',
    },
  })
}

function paddedBody(making: Promise<Response>, interval: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      const pad = () => controller.enqueue(Buffer.from('\n'))
      pad()
      timer = setInterval(pad, interval)
      const end = async () => {
        const bytes = new Uint8Array(await (await making).arrayBuffer())
        clearInterval(timer)
        controller.enqueue(bytes)
        controller.close()
      }
      // Fails only when the publisher has gone.
      end().catch(() => clearInterval(timer))
    },
    cancel: () => clearInterval(timer),
  })
}
