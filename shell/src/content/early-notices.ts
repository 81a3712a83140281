/** What a visitor is told who sends a form before the code of its page is there. */
export const earlyNotices = {
  waiting: 'This form is still loading. It will be sent as soon as it is ready.',
  failed:
    'This form could not be loaded, and nothing was sent. Check your connection and send it again, or copy your text and reload the page.',
  /** React has replaced the form, for example because a browser extension had changed it. */
  replaced: 'The form is ready now. Please check your entries and send it again.',
}

export type EarlyNotice = keyof typeof earlyNotices
