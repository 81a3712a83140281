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
  /** The query of what is shown: the address, or the last press of Calculate that it does not hold yet. */
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
  /** Empties the form. */
  clear: () => void
}

const noSubscription = () => () => undefined
const isSame = (a: Draft, b: Draft) => fieldNames.every((name) => a[name].trim() === b[name].trim())
const noProblems: Problems = {}
const emptyDraft = draftIn(new URLSearchParams())

/**
 * The state of the calculator. What was calculated is in the address, so that it can be shared, reloaded and gone
 * back to. What is being typed is in the state of this hook. A press of Calculate does not change what the form needs,
 * so the form is not rendered before the result is shown. It is rendered once when the address follows.
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
  const addressQuery = useMemo(() => new URLSearchParams(search), [search])
  const addressDraft = useMemo(() => draftIn(addressQuery), [addressQuery])

  const [draft, setDraft] = useState(addressDraft)
  const [problems, setProblems] = useState(noProblems)
  const fill = useCallback((next: Draft) => {
    setDraft(next)
    setProblems(noProblems)
  }, [])
  // A link and the back button change the address while the form is shown. The form is then filled from the address,
  // unless only the list of openings changed.
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
      if (!isSame(addressDraft, draftIn(new URLSearchParams(lastSearch)))) fill(addressDraft)
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

  const clear = useCallback(() => fill(emptyDraft), [fill])
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
        const next = withDraft(addressQuery, draft, { result: true })
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
    [draft, addressQuery, addressDraft, setParams],
  )

  // It stays the same when the address follows, so that the result is not rendered again.
  const shownSearch = pressed.at(-1) ?? search
  const query = useMemo(() => new URLSearchParams(shownSearch), [shownSearch])
  const shownDraft = useMemo(() => draftIn(query), [query])
  const asked = useMemo(() => {
    const read = asksForResult(query) ? readDraft(shownDraft) : undefined
    return read?.ok ? read.question : undefined
  }, [query, shownDraft])
  return {
    query,
    draft,
    problems,
    asked,
    isStale: !isSame(draft, shownDraft),
    presses,
    change,
    submit,
    clear,
  }
}
