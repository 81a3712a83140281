import { useNavigate, useSearchParams } from '@virida/shared/router'
import { useState, type FormEvent } from 'react'
import {
  asksIn,
  draftIn,
  findHref,
  isQuestion,
  readDraft,
  sideNames,
  type Draft,
  type Installation,
  type Problems,
  type Question,
  type SideName,
} from './form/size-query'

export type Find = {
  draft: Draft
  problems: Problems
  /** The size in the URL, or undefined if there is none or it is invalid. */
  asked: Question | undefined
  type: (side: SideName, text: string) => void
  /** Changes the installation. If results are shown and the form is valid, its size is looked up again. */
  install: (installation: Installation) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The state of the page. The looked-up size is in the URL, so the server renders the same state; text that is
 * being typed is kept here until the form is sent.
 * @param onFound Called when a valid size was sent.
 */
export function useFind(onFound: () => void): Find {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const urlDraft = draftIn(query)
  const read = asksIn(query) ? readDraft(urlDraft) : undefined
  const asked = read && isQuestion(read) ? read : undefined

  const [draft, setDraft] = useState(urlDraft)
  const [problems, setProblems] = useState<Problems>(read && !isQuestion(read) ? read : {})
  // The back and forward buttons and the example links change the URL while the form is shown. The form then
  // shows the new values.
  const [seen, setSeen] = useState(query.toString())
  if (seen !== query.toString()) {
    setSeen(query.toString())
    setDraft(urlDraft)
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
