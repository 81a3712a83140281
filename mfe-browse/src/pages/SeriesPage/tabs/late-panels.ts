/** The panels of the tabs that are closed at first, in one chunk. */
export { AccessoriesTab } from './AccessoriesTab'
export { FrameTab } from './frame/FrameTab'
export { GlassTab } from './glass/GlassTab'
export { OptionsTab } from './options/OptionsTab'
