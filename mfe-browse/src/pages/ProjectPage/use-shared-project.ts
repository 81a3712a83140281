import type { Project } from '@virida/shared/project/project'
import type { ProjectCodeError } from '@virida/shared/project/project-code'
import { readProject } from '@virida/shared/project/project-code'
import { useEffect, useState } from 'react'

/** The project of a link; nothing while it is unpacked. */
export function useSharedProject(code: string): Project | ProjectCodeError | undefined {
  const [read, setRead] = useState<Project | ProjectCodeError>()
  useEffect(() => {
    let isCurrent = true
    void readProject(code).then((project) => isCurrent && setRead(project))
    return () => {
      isCurrent = false
    }
  }, [code])
  return read
}
