declare global {
  interface Window {
    /** The last form that was sent before the page was hydrated. The document's own script keeps it, and the shell sends it. */
    earlySubmit?: SubmitEvent | undefined
  }
}

/** Its name, for the text of the document's script. */
export const earlySubmit = 'earlySubmit' satisfies keyof Window
