class StubPointerEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
  }
}

/**
 * Adds browser APIs that jsdom lacks: `matchMedia` (only the given queries match), `IntersectionObserver` (everything
 * is in view unless `inSight` is false) and `PointerEvent`.
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
      constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notify([{ isIntersecting: inSight }])
      }
      disconnect() {}
    },
  })
}
