import type { Router } from '../warm-page'

type Listener = Parameters<Router['subscribe']>[0]
type State = Parameters<Listener>[0]

/** The subscription of a router. @returns `show` passes a state to the last one who subscribed. */
export function routerStates() {
  let listener: Listener = () => undefined
  const subscribe: Router['subscribe'] = (given) => {
    listener = given
    return () => undefined
  }
  const show = (state: Partial<State>) => listener(state as State, {} as Parameters<Listener>[1])
  return { subscribe, show }
}
