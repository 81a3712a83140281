/**
 * Milliseconds before each further attempt to load something: the line may be slow, or away for a moment. After them, it is
 * tried again only when the network is back or the visitor sends a form.
 */
const retryDelays = [2_000, 8_000, 20_000, 60_000]

/**
 * Loads something until it succeeds.
 * @param loading The first attempt.
 * @param loadAgain Makes each further attempt.
 * @param onFailure Called when an attempt has failed and the next one waits for the visitor or the network.
 */
export async function withRetries<Result>(
  loading: Promise<Result>,
  loadAgain: () => Promise<Result>,
  onFailure: () => void = () => undefined,
): Promise<Result> {
  let attempt = loading
  for (let passed = 0; ;)
    try {
      return await attempt
    } catch {
      const delay = retryDelays[passed]
      if (delay === undefined) onFailure()
      // A press that ends a pause uses up no delay.
      if (await pause(delay)) passed++
      attempt = loadAgain()
    }
}

/** @returns Whether the delay has passed. It ends earlier when the network is back or the visitor sends a form. */
function pause(delay: number | undefined): Promise<boolean> {
  const listening = new AbortController()
  return new Promise<boolean>((resolve) => {
    const timer = delay === undefined ? undefined : setTimeout(resolve, delay, true)
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    for (const event of ['online', 'submit'])
      addEventListener(event, end, { capture: true, signal: listening.signal })
  }).finally(() => listening.abort())
}
