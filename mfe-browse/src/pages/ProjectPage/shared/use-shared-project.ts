import type { Project } from '@virida/shared/products/project/project'
import { type ProjectCodeError, readProject } from '@virida/shared/products/project/project-code'
import { useEffect, useState } from 'react'

/** The project of a link, or undefined while it is decompressed. */
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
