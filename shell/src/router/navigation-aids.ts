/** The parts of the shell that the first page can do without. They are loaded when it is idle. */
export { preloadOnIntent } from './preload-on-intent'
export { ignoreSkippedTransitions } from './skipped-transitions'
