import {
  describeCode,
  type DescribedDesign,
  type DescribedWindow,
} from '@virida/shared/products/project/describe-window'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { useCallback, useEffect, useState } from 'react'

type Known = { codes: string; designs: ReadonlyMap<string, DescribedDesign | undefined> }

/**
 * Adds a description of its design to each window. The result is undefined until the first designs are loaded. Only
 * new design codes are described; edits of rooms or quantities are not. A new design appears when its series is
 * loaded.
 */
export function useDescribed<Window extends ProjectWindow>(windows: readonly Window[]) {
  const codes = [...new Set(windows.map(({ design }) => design))].join('\n')
  const [known, setKnown] = useState<Known>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const list = codes.split('\n').filter(Boolean)
    Promise.all(list.map(async (code) => [code, await describeCode(code)] as const)).then(
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
    known && windows.map((window) => ({ ...window, made: known.designs.get(window.design) }))
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { described, failed, again }
}
