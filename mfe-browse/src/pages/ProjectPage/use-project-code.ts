import { linkCode, ProjectCodeError, type LinkCode } from '@virida/shared/products/project/project-code'
import { useEffect, useState } from 'react'
import { toShared, type ListedProject } from '@virida/shared/products/project/stored-project'

/** Why a project has no link: the code is too long for a URL, or the browser cannot compress it. */
type NoLink = 'too_long' | 'unsupported'

type Link = LinkCode | { reason: NoLink }

/** Milliseconds without a change before the code is made. A long list is not compressed at every keystroke. */
const delay = 300

const linkOf = (project: ListedProject): Promise<Link> =>
  linkCode(toShared(project)).then(
    (code): Link => code ?? { reason: 'too_long' },
    (error: unknown): Link => ({ reason: error instanceof ProjectCodeError ? 'too_long' : 'unsupported' }),
  )

/** The code of a project, or why it has none. Both are undefined until the first one is ready. */
type ProjectLink = Partial<LinkCode> & {
  reason?: NoLink
  /** The project has changed since. The next code follows when it has not changed for a moment. */
  isPending: boolean
  /** Makes the code of the project as it is now, without waiting for the moment. */
  makeLink: () => Promise<Link>
}

export function useProjectCode(project: ListedProject): ProjectLink {
  const [made, setMade] = useState<{ of: ListedProject; link: Link }>()
  const wait = made ? delay : 0
  useEffect(() => {
    if (made?.of === project) return
    let isWanted = true
    const timer = setTimeout(
      () => void linkOf(project).then((link) => isWanted && setMade({ of: project, link })),
      wait,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [project, made, wait])
  const makeLink = async () => {
    if (made?.of === project) return made.link
    const link = await linkOf(project)
    setMade({ of: project, link })
    return link
  }
  return { ...made?.link, isPending: made?.of !== project, makeLink }
}
