/** Id of the frame finishes, for links to them. */
export const finishesId = 'frame-finishes'
