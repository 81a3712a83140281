import type { Project } from '@virida/shared/products/project/project'
import { type ProjectCodeError, readProject } from '@virida/shared/products/project/project-code'
import { useEffect, useState } from 'react'

/** Reads the project in a link. Undefined while it is read, a `ProjectCodeError` if the code cannot be read. */
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
