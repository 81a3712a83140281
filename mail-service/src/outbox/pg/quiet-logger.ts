import { Logger } from 'graphile-worker'

/** graphile-worker's own log quotes jobs and errors as they are; what matters of it reaches ours as faults. */
export const quiet = new Logger(() => () => undefined)
