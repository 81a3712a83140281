import { useSearchParams } from '@virida/shared/router'
import { asksForResult, egressParameters } from '@virida/shared/site/addresses/egress'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { draftIn, fieldNames, styleWithin, withDraft, type Draft, type FieldName } from './query'
import { readDraft, type Problems, type Question } from './read-draft'
import { renderedQuery } from './rendered-query'

export type Egress = {
  query: URLSearchParams
  draft: Draft
  problems: Problems
  /** The window for which Calculate was last pressed. Undefined before that, or if the query cannot be read. */
  asked: Question | undefined
  /** Whether the form was changed after Calculate was pressed. */
  isStale: boolean
  /** How often Calculate has been pressed with a complete form. */
  presses: number
  change: (name: FieldName, text: string) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const noSubscription = () => () => undefined
const isSame = (a: Draft, b: Draft) => fieldNames.every((name) => a[name].trim() === b[name].trim())
const noProblems: Problems = {}

/**
 * The state of the calculator. What was calculated is in the address, so that it can be shared, reloaded and gone
 * back to. What is being typed is in the state of this hook. Values that did not change stay the same objects, so that
 * a calculation does not render the form again.
 */
export function useEgress(): Egress {
  const [params, setParams] = useSearchParams()
  const live = params.toString()
  // A document that was saved for use without a network may have been rendered for another address. Hydration
  // starts from the query that was rendered.
  const search = useSyncExternalStore(
    noSubscription,
    () => live,
    () => renderedQuery() ?? live,
  )
  const query = useMemo(() => new URLSearchParams(search), [search])
  const addressDraft = useMemo(() => draftIn(query), [query])

  const [draft, setDraft] = useState(addressDraft)
  const [problems, setProblems] = useState(noProblems)
  // A link and the back button change the address while the form is shown. The form is then filled from the address.
  const [lastSearch, setLastSearch] = useState(search)
  // The queries of presses of Calculate that the address does not hold yet. The result is shown for the last
  // of them at once, because the router takes several frames.
  const [pressed, setPressed] = useState<readonly string[]>([])
  const [presses, setPresses] = useState(0)
  if (lastSearch !== search) {
    setLastSearch(search)
    // The URL now holds the query of a press of Calculate. The form keeps what was typed after that press.
    if (pressed.includes(search)) setPressed(pressed.slice(pressed.indexOf(search) + 1))
    else {
      setPressed([])
      setDraft(addressDraft)
      setProblems(noProblems)
    }
  }

  // A navigation after the visitor has left the page would bring the visitor back.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const change = useCallback((name: FieldName, text: string) => {
    setDraft((before) => {
      const next = { ...before, [name]: text }
      return name === 'series' ? { ...next, style: styleWithin(text, before.style) } : next
    })
    setProblems(({ [name]: _, ...rest }) => rest)
  }, [])
  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const read = readDraft(draft)
      if (read.ok) {
        setProblems((before) => (Object.keys(before).length > 0 ? noProblems : before))
        const next = withDraft(query, draft, { result: true })
        setPressed((before) => [...before, next.toString()])
        setPresses((before) => before + 1)
        // The navigation waits for the next frame, because it costs more than the result that is shown in this one.
        const options = { preventScrollReset: true, replace: isSame(draft, addressDraft) }
        requestAnimationFrame(() => setTimeout(() => isOpen.current && setParams(next, options)))
        return
      }
      setProblems(read.problems)
      const first = fieldNames.find((name) => read.problems[name])
      const control = first && event.currentTarget.elements.namedItem(egressParameters[first])
      if (control instanceof HTMLElement) control.focus()
    },
    [draft, query, addressDraft, setParams],
  )

  const last = pressed.at(-1)
  const shown = useMemo(() => (last === undefined ? query : new URLSearchParams(last)), [last, query])
  const shownDraft = useMemo(() => draftIn(shown), [shown])
  const asked = useMemo(() => {
    const read = asksForResult(shown) ? readDraft(shownDraft) : undefined
    return read?.ok ? read.question : undefined
  }, [shown, shownDraft])
  return {
    query: shown,
    draft,
    problems,
    asked,
    isStale: !isSame(draft, shownDraft),
    presses,
    change,
    submit,
  }
}
