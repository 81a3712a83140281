import { longestProjectCode, projectCode } from '@virida/shared/project/project-code'
import { useEffect, useState } from 'react'
import { toShared, type ListedProject } from '../../project/stored-project'

/** Why a list has no link: it is longer than addresses may be, or the browser cannot pack it. */
export type NoLink = 'too_long' | 'unsupported'

type Link = { code: string } | { reason: NoLink }

/** The code of the list as it is now; nothing while it is made. */
export function useProjectCode(project: ListedProject): Partial<{ code: string; reason: NoLink }> {
  const [made, setMade] = useState<{ of: ListedProject; link: Link }>()
  useEffect(() => {
    let isCurrent = true
    const tell = (link: Link) => isCurrent && setMade({ of: project, link })
    projectCode(toShared(project)).then(
      (code) => tell(code.length > longestProjectCode ? { reason: 'too_long' } : { code }),
      () => tell({ reason: 'unsupported' }),
    )
    return () => {
      isCurrent = false
    }
  }, [project])
  return made?.of === project ? made.link : {}
}
