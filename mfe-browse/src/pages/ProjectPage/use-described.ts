import {
  describeCode,
  type DescribedDesign,
  type DescribedWindow,
} from '@virida/shared/products/project/describe-window'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { useCallback, useEffect, useRef, useState } from 'react'

type Known = { codes: string; designs: ReadonlyMap<string, DescribedDesign | undefined> }

/**
 * Adds a description of its design to each window. The result is undefined until the first designs are
 * loaded. Only new design codes are described, so an edit of a room or a quantity costs nothing. A new design
 * appears when its series is loaded.
 */
export function useDescribed<Window extends ProjectWindow>(windows: readonly Window[]) {
  const codes = [...new Set(windows.map(({ design }) => design))].join('\n')
  const [known, setKnown] = useState<Known>()
  // Each code keeps the same description object, so that a row whose design did not change is not rendered again.
  const descriptions = useRef(new Map<string, DescribedDesign>())
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const list = codes.split('\n').filter(Boolean)
    const describe = async (code: string) => {
      const before = descriptions.current.get(code)
      if (before) return before
      const described = await describeCode(code)
      if (described) descriptions.current.set(code, described)
      return described
    }
    Promise.all(list.map(async (code) => [code, await describe(code)] as const)).then(
      (designs) => {
        if (!isCurrent) return
        setKnown({ codes, designs: new Map(designs) })
        setFailed(false)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [codes, attempt])

  const described: readonly (Window & DescribedWindow)[] | undefined =
    known &&
    windows.map((window) => ({
      ...window,
      made: known.designs.get(window.design),
      ...(window.design !== '' && !known.designs.has(window.design) && { isPending: true as const }),
    }))
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { described, failed, again }
}
