import { useSearchParams } from '@virida/shared/router'
import { useState, useSyncExternalStore } from 'react'
import type { FormEvent } from 'react'
import {
  asksForResult,
  draftIn,
  fieldNames,
  parameters,
  styleWithin,
  withDraft,
  type Draft,
  type FieldName,
} from './query'
import { readDraft, type Problems, type Question } from './read-draft'
import { renderedQuery } from './rendered-query'

export type Egress = {
  query: URLSearchParams
  draft: Draft
  problems: Problems
  /** What the last press of Calculate asked, as the address tells it. */
  asked: Question | undefined
  /** The form was changed since. */
  isStale: boolean
  change: (name: FieldName, text: string) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const never = () => () => undefined
const same = (a: Draft, b: Draft) => fieldNames.every((name) => a[name].trim() === b[name].trim())

/**
 * The calculator's state. What was calculated lives in the address, so that it can be shared, reloaded and gone
 * back to; what is being typed lives here.
 */
export function useEgress(): Egress {
  const [params, setParams] = useSearchParams()
  const live = params.toString()
  // A document that was kept for use without a network may have been rendered for another address.
  const search = useSyncExternalStore(
    never,
    () => live,
    () => renderedQuery() ?? live,
  )
  const query = new URLSearchParams(search)
  const told = draftIn(query)

  const [draft, setDraft] = useState(told)
  const [problems, setProblems] = useState<Problems>({})
  // A link that fills the form changes the address under it.
  const [seen, setSeen] = useState(search)
  // What was pressed just now: the result must not wait for the router, which takes several frames.
  const [pressed, setPressed] = useState<URLSearchParams>()
  if (seen !== search) {
    setSeen(search)
    setPressed(undefined)
    setDraft(told)
    setProblems({})
  }

  const change = (name: FieldName, text: string) => {
    setDraft((before) => {
      const next = { ...before, [name]: text }
      return name === 'series' ? { ...next, style: styleWithin(text, before.style) } : next
    })
    setProblems(({ [name]: _, ...rest }) => rest)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDraft(draft)
    setProblems(read.ok ? {} : read.problems)
    if (read.ok) {
      const next = withDraft(query, draft, { result: true })
      setPressed(next)
      setParams(next, { preventScrollReset: true, replace: same(draft, told) })
      return
    }
    const first = fieldNames.find((name) => read.problems[name])
    const control = first && event.currentTarget.elements.namedItem(parameters[first])
    if (control instanceof HTMLElement) control.focus()
  }

  const shown = pressed ?? query
  const read = asksForResult(shown) ? readDraft(draftIn(shown)) : undefined
  const asked = read?.ok ? read.question : undefined
  return { query: shown, draft, problems, asked, isStale: !same(draft, draftIn(shown)), change, submit }
}
