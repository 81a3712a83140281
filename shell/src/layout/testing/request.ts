/** jsdom has no `Request`; react-router makes one for every navigation and asks it for these alone. */
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
