/** Shown when a visitor sends a form before its code is there. */
export const formIsLoading = 'This form is still loading. It is sent as soon as it is ready.'
export const formHasFailed =
  'This form could not be loaded, and nothing was sent. Check your connection and send it again, or copy your text and reload the page.'
