import { Logger } from 'graphile-worker'

/** graphile-worker's own log could contain personal data. Its failures reach our log through `onFault`. */
export const quiet = new Logger(() => () => undefined)
