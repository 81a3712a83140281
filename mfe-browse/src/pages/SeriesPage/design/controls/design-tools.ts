/** The parts of the configurator that need JavaScript, in one chunk that is loaded when the visitor scrolls near. */
export { DesignActions } from './DesignActions'
export { DesignControls } from './DesignControls'
export { EgressNote } from './size/EgressNote'
