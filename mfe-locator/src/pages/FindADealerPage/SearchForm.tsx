import { Button } from '@virida/shared/ui/Button'
import { Select } from '@virida/shared/ui/Select'
import { TextField } from '@virida/shared/ui/TextField'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { isDealerType } from '../../dealers/dealer'
import { longestKeyword, names, radii } from '../../search/query'
import { radiusOptions, searchForm as content } from './content'
import styles from './SearchForm.module.css'
import type { Locator } from './use-locator'

/** A plain GET form: without the page's script it asks the server. Enter and the button both search. */
export function SearchForm({ locator }: { locator: Locator }) {
  const { query, result, table, search } = locator
  const [text, setText] = useKeyword(query.keyword)
  const [waiting, setWaiting] = useState(false)
  const aroundPlace = result.answer.kind === 'place'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const keyword = text.trim()
    // The list keeps standing until the places are here: no list of the wrong dealers flashes by.
    if (keyword && !table.places) {
      setWaiting(true)
      await table.load()
      setWaiting(false)
    }
    search({ keyword })
  }

  return (
    <form role="search" method="get" className={styles.Form} aria-label={content.label} onSubmit={submit}>
      <TextField
        className={styles.Keyword}
        label={content.keyword}
        type="search"
        name={names.keyword}
        placeholder={content.placeholder}
        maxLength={longestKeyword}
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => void (table.places ?? table.load())}
      />
      <Button type="submit" className={styles.Search} busy={waiting}>
        {content.search}
      </Button>
      <Select
        className={styles.Choice}
        label={content.radius}
        name={names.radius}
        options={radiusOptions(aroundPlace)}
        value={result.radius === 'any' && !aroundPlace ? '' : result.radius}
        onChange={({ target }) => search({ radius: radii.find((one) => one === target.value) ?? null })}
      />
      <Select
        className={styles.Choice}
        label={content.type}
        name={names.type}
        placeholder={content.allTypes}
        options={content.types}
        value={query.type ?? ''}
        onChange={({ target }) => search({ type: isDealerType(target.value) ? target.value : null })}
      />
    </form>
  )
}

/** What is typed; it follows the address when that changes by itself, as the back button does. */
function useKeyword(keyword: string) {
  const [text, setText] = useState(keyword)
  const [before, setBefore] = useState(keyword)
  if (before !== keyword) {
    setBefore(keyword)
    setText(keyword)
  }
  return [text, setText] as const
}
