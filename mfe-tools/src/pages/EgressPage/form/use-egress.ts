import { useSearchParams } from '@virida/shared/router'
import { asksForResult, egressParameters } from '@virida/shared/site/addresses/egress'
import { useCallback, useMemo, useState, useSyncExternalStore, type FormEvent } from 'react'
import { draftIn, fieldNames, styleWithin, withDraft, type Draft, type FieldName } from './query'
import { readDraft, type Problems, type Question } from './read-draft'
import { renderedQuery } from './rendered-query'

/** What a query asks for. */
export type Asked = {
  /** The query as text. */
  search: string
  query: URLSearchParams
  draft: Draft
  /** The window to calculate. Undefined if the query asks for no result or cannot be read. */
  question: Question | undefined
}

export type Egress = {
  /** What the address asks for, or the last press of Calculate that the address does not hold yet. */
  asked: Asked
  form: {
    /** What is typed. */
    draft: Draft
    problems: Problems
    change: (name: FieldName, text: string) => void
    submit: (event: FormEvent<HTMLFormElement>) => void
    /** Empties the form and shows no result. Call it without arguments: it is not an event handler. */
    clear: () => void
  }
  /** Whether the form was changed after Calculate was pressed. */
  isStale: boolean
  /** How often Calculate has been pressed with a complete form. */
  presses: number
}

const noSubscription = () => () => undefined
const isSame = (a: Draft, b: Draft) => fieldNames.every((name) => a[name].trim() === b[name].trim())
const noProblems: Problems = {}

function read(search: string): Asked {
  const query = new URLSearchParams(search)
  const draft = draftIn(query)
  const answer = asksForResult(query) ? readDraft(draft) : undefined
  return { search, query, draft, question: answer?.ok ? answer.question : undefined }
}

/**
 * The state of the calculator. What was calculated is in the address, so that it can be shared, reloaded and gone
 * back to. What is being typed is in the state of this hook. A press of Calculate that changes no error does not change
 * what the form needs, so the result is shown before the form is rendered again.
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
  const [address, setAddress] = useState(() => read(search))
  const [draft, setDraft] = useState(address.draft)
  const [problems, setProblems] = useState(noProblems)
  // The queries of presses of Calculate that the address does not hold yet. The result is shown for the last
  // of them at once, because the router takes several frames.
  const [pressed, setPressed] = useState<readonly string[]>([])
  const [presses, setPresses] = useState(0)
  const fill = useCallback((next = read('')) => {
    setDraft(next.draft)
    setProblems(noProblems)
    setPressed([next.search])
  }, [])
  if (address.search !== search) {
    const next = read(search)
    setAddress(next)
    const press = pressed.indexOf(search)
    setPressed(press < 0 ? [] : pressed.slice(press + 1))
    // A link and the back button change the address while the form is shown, and fill the form from it. The form keeps
    // what is typed if the address now holds a press of Calculate, or if the old and the new address fill the form in
    // the same way, such as when only the list of openings changed.
    if (press < 0 && !isSame(next.draft, address.draft)) fill(next)
  }

  const change = useCallback((name: FieldName, text: string) => {
    setDraft((before) => {
      const next = { ...before, [name]: text }
      return name === 'series' ? { ...next, style: styleWithin(text, before.style) } : next
    })
    setProblems((before) => (before[name] ? { ...before, [name]: undefined } : before))
  }, [])
  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const answer = readDraft(draft)
      if (answer.ok) {
        setProblems(noProblems)
        const next = withDraft(address.query, draft, { result: true })
        setPressed((before) => [...before, next.toString()])
        setPresses((before) => before + 1)
        // The navigation waits for the next frame, because it costs more than the result that is shown in this one.
        // A visitor who has left the page by then would be brought back, so the form must still be there.
        const options = { preventScrollReset: true, replace: isSame(draft, address.draft) }
        requestAnimationFrame(() => setTimeout(() => form.isConnected && setParams(next, options)))
        return
      }
      setProblems(answer.problems)
      const first = fieldNames.find((name) => answer.problems[name])
      const control = first && form.elements.namedItem(egressParameters[first])
      if (control instanceof HTMLElement) control.focus()
    },
    [draft, address, setParams],
  )

  // The same object when the address follows, so that the parts below the result are not rendered again.
  const askedSearch = pressed.at(-1) ?? search
  const asked = useMemo(() => read(askedSearch), [askedSearch])
  return {
    asked,
    form: { draft, problems, change, submit, clear: fill },
    isStale: !isSame(draft, asked.draft),
    presses,
  }
}
