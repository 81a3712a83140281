import { focusSoon } from '@virida/shared/site/focus-soon'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useLayoutEffect, useRef } from 'react'
import { projectContent, scheduleId } from './content'

const content = projectContent.failed

type Props = {
  /** Loads again what could not be loaded. */
  onAgain: () => void
  /** What is kept meanwhile, and what to do. */
  text?: string
}

/** Says that the rows could not be loaded. When they are, and the button had the focus, the schedule takes it. */
export function LoadFailure({ onAgain, text }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      if (shown?.contains(document.activeElement)) focusSoon(scheduleId)
    }
  }, [])
  return (
    <Notice
      ref={notice}
      tone="error"
      title={content.title}
      actions={<Button onClick={onAgain}>{content.again}</Button>}
    >
      {text && <p>{text}</p>}
    </Notice>
  )
}
