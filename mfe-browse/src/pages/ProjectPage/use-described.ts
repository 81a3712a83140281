import {
  describeCode,
  type DescribedDesign,
  type DescribedWindow,
} from '@virida/shared/products/project/describe-window'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

type Known = { codes: string; designs: ReadonlyMap<string, DescribedDesign | undefined> }

/** The described row of each window, so that a row that did not change is the same object and is not rendered again. */
const describedRows = new WeakMap<ProjectWindow, DescribedWindow>()

function describedRow<Window extends ProjectWindow>(window: Window, { designs }: Known) {
  const made = designs.get(window.design)
  const isPending = window.design !== '' && !designs.has(window.design)
  const known = describedRows.get(window)
  if (known && known.made === made && (known.isPending ?? false) === isPending)
    return known as Window & DescribedWindow
  const row: Window & DescribedWindow = { ...window, made, ...(isPending && { isPending: true as const }) }
  describedRows.set(window, row)
  return row
}

/**
 * Adds a description of its design to each window. The result is undefined until the first designs are
 * loaded. Only new design codes are described, so an edit of a room or a quantity costs nothing. A new design
 * appears when its series is loaded.
 */
export function useDescribed<Window extends ProjectWindow>(windows: readonly Window[]) {
  const codes = useMemo(() => [...new Set(windows.map(({ design }) => design))].join('\n'), [windows])
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

  const described = useMemo(
    () => known && windows.map((window) => describedRow(window, known)),
    [windows, known],
  )
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { described, failed, again }
}
