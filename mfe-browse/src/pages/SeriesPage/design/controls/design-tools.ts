/** What is loaded when a visitor comes to choose: one chunk. */
export { DesignActions } from './DesignActions'
export { DesignControls } from './DesignControls'
export { EgressNote } from './EgressNote'
