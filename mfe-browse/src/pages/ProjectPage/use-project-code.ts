import {
  longestProjectCode,
  ProjectCodeError,
  projectCode,
} from '@virida/shared/products/project/project-code'
import { useEffect, useState } from 'react'
import { toShared, type ListedProject } from '../../project/stored-project'

/** Why a project has no link: the code is too long for a URL, or the browser cannot compress it. */
export type NoLink = 'too_long' | 'unsupported'

type Link = { code: string } | { reason: NoLink }

/** The code of the project, made again after each change. The result is empty until it is ready. */
export function useProjectCode(project: ListedProject): Partial<{ code: string; reason: NoLink }> {
  const [made, setMade] = useState<{ of: ListedProject; link: Link }>()
  useEffect(() => {
    let isCurrent = true
    const show = (link: Link) => isCurrent && setMade({ of: project, link })
    projectCode(toShared(project)).then(
      (code) => show(code.length > longestProjectCode ? { reason: 'too_long' } : { code }),
      (error: unknown) => show({ reason: error instanceof ProjectCodeError ? 'too_long' : 'unsupported' }),
    )
    return () => {
      isCurrent = false
    }
  }, [project])
  return made?.of === project ? made.link : {}
}
