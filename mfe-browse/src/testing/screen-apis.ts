class StubPointerEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
  }
}

/**
 * What a screen tells and jsdom leaves out: media queries, of which none matches unless named, what is in
 * sight, which is everything unless said otherwise, and the events of a pointer.
 */
export function stubScreen({ matching = [] as readonly string[], inSight = true } = {}) {
  Object.assign(window, {
    PointerEvent: StubPointerEvent,
    matchMedia: (query: string) => ({
      matches: matching.includes(query),
      addEventListener() {},
      removeEventListener() {},
    }),
    IntersectionObserver: class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: inSight }])
      }
      disconnect() {}
    },
  })
}
