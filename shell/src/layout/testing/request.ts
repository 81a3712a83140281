/** Replaces `Request`, which jsdom lacks, with the members that react-router uses for a navigation. */
class NavigationRequest {
  readonly method = 'GET'
  readonly signal: AbortSignal | undefined
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal
  }
}

Object.assign(globalThis, { Request: NavigationRequest })
