import { useNavigate, useSearchParams } from '@virida/shared/router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { asksIn, draftIn, findHref, isQuestion, readDraft, sideNames } from './size-query'
import type { Draft, Installation, Problems, Question, SideName } from './size-query'

export type Find = {
  draft: Draft
  problems: Problems
  /** What the address asks; nothing while it asks nothing, or nothing that can be looked up. */
  asked: Question | undefined
  type: (side: SideName, text: string) => void
  /** Another installation answers at once where a size has been asked for. */
  install: (installation: Installation) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The page as its address says it, on the server and in the browser alike. What is being typed lives here until
 * it is sent; `onFound` is told when a question was sent that can be answered.
 */
export function useFind(onFound: () => void): Find {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const told = draftIn(query)
  const read = asksIn(query) ? readDraft(told) : undefined
  const asked = read && isQuestion(read) ? read : undefined

  const [draft, setDraft] = useState(told)
  const [problems, setProblems] = useState<Problems>(read && !isQuestion(read) ? read : {})
  // Back, forward and the examples change the address under the form.
  const [seen, setSeen] = useState(query.toString())
  if (seen !== query.toString()) {
    setSeen(query.toString())
    setDraft(told)
    setProblems(read && !isQuestion(read) ? read : {})
  }

  const ask = (question: Question, replace: boolean) =>
    void navigate(findHref(question), { replace, preventScrollReset: true })
  return {
    draft,
    problems,
    asked,
    type: (side, text) => {
      setDraft((before) => ({ ...before, [side]: text }))
      setProblems(({ [side]: _, ...rest }) => rest)
    },
    install: (installation) => {
      const next = { ...draft, for: installation }
      setDraft(next)
      const answer = readDraft(next)
      if (asked && isQuestion(answer)) ask(answer, true)
    },
    submit: (event) => {
      event.preventDefault()
      const answer = readDraft(draft)
      if (isQuestion(answer)) {
        setProblems({})
        ask(answer, false)
        onFound()
        return
      }
      setProblems(answer)
      const first = sideNames.find((name) => answer[name])
      const field = first && event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}
