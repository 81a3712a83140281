import { storedText } from '@virida/shared/products/project/stored-text'
import { useEffect, useState } from 'react'
import type { ProjectSending } from './project-links'

/**
 * How the project of this browser can be sent to a dealer. Undefined until that is known, and for a visitor without a
 * project, whose browser loads nothing for it.
 */
export function useProjectLinks(): ProjectSending | undefined {
  const [sending, setSending] = useState<ProjectSending>()
  useEffect(() => {
    const text = storedText()
    if (text === null) return
    let isCurrent = true
    import(/* webpackChunkName: "project-links" */ './project-links')
      .then(({ projectLinks }) => projectLinks(text))
      .then(
        (found) => isCurrent && setSending(found),
        // Without this chunk the page still shows every dealer, so the fault is only reported.
        (error: unknown) => reportError(error),
      )
    return () => {
      isCurrent = false
    }
  }, [])
  return sending
}
