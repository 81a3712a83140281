import { useEffect, useState } from 'react'

/** What a visitor reads after pressing a copy button. */
export type CopyMessages = {
  copied: string
  /** The browser does not allow pages to write to the clipboard. */
  refused: string
}

export type CopyOptions = {
  /** How long the message is shown, in milliseconds; without it the message stays until the next copy. */
  shownFor?: number
}

/**
 * Copies text to the clipboard and keeps the message to show for the outcome. Show `message` in an element with
 * `role="status"`, so that screen readers announce it.
 * @returns `copy` resolves to whether the text was copied; it never rejects.
 */
export function useCopy({ shownFor }: CopyOptions = {}) {
  // A new object for every copy, so that a second copy with the same message restarts the timer.
  const [outcome, setOutcome] = useState<{ message: string }>()

  useEffect(() => {
    if (!outcome || shownFor === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome, shownFor])

  const copy = async (text: string, { copied, refused }: CopyMessages): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ message: copied })
      return true
    } catch {
      // Without permission the call is rejected; on a site without TLS there is no `clipboard` at all.
      setOutcome({ message: refused })
      return false
    }
  }
  return { message: outcome?.message, copy }
}
