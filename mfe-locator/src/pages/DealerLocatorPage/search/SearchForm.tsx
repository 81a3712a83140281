import { Button } from '@virida/shared/site/ui/Button'
import { Select } from '@virida/shared/site/ui/Select'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState, type FormEvent } from 'react'
import { isDealerType } from '../../../dealers/dealer'
import { maxKeywordLength } from '@virida/shared/site/addresses/dealers'
import { parameterNames, radii } from '../../../search/query'
import { radiusOptions, searchForm as content } from '../content'
import styles from './SearchForm.module.css'
import { lastPlaceOf, type Locator } from '../use-locator'

/**
 * The search form. `onSearch` is called with each keyword that is searched. It is a plain GET form, so the
 * server answers it when there is no JavaScript.
 */
export function SearchForm({ locator, onSearch }: { locator: Locator; onSearch: (keyword: string) => void }) {
  const { query, result, places, search, searchFor } = locator
  const [text, setText] = useKeyword(query.keyword)
  const [isWaiting, setWaiting] = useState(false)
  const isAroundPlace = result.match.kind === 'place'
  const lastPlace = lastPlaceOf(result)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const keyword = text.trim()
    // Without places the search would show other dealers for a moment, so the old list stays until they are loaded.
    if (keyword && !places.data) {
      setWaiting(true)
      await places.load()
      setWaiting(false)
    }
    searchFor(keyword)
    onSearch(keyword)
  }

  return (
    <form role="search" method="get" className={styles.Form} aria-label={content.label} onSubmit={submit}>
      <TextField
        className={styles.Keyword}
        label={content.keyword}
        type="search"
        name={parameterNames.keyword}
        placeholder={content.placeholder}
        maxLength={maxKeywordLength}
        aria-description={content.hint}
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => void (places.data ?? places.load())}
      />
      {lastPlace && <input type="hidden" name={parameterNames.near} value={lastPlace} />}
      {query.design && <input type="hidden" name={parameterNames.design} value={query.design} />}
      <Button type="submit" className={styles.Search} busy={isWaiting}>
        {content.search}
      </Button>
      <Select
        label={content.radius}
        name={parameterNames.radius}
        options={radiusOptions(isAroundPlace)}
        value={result.radius === 'any' && !isAroundPlace ? '' : result.radius}
        onChange={({ target }) => search({ radius: radii.find((radius) => radius === target.value) ?? null })}
      />
      <Select
        label={content.type}
        name={parameterNames.type}
        placeholder={content.allTypes}
        options={content.types}
        value={query.type ?? ''}
        onChange={({ target }) => search({ type: isDealerType(target.value) ? target.value : null })}
      />
    </form>
  )
}

/** The text in the keyword field. It follows the URL when a link or the back button changes it. */
function useKeyword(keyword: string) {
  const [text, setText] = useState(keyword)
  const [previousKeyword, setPreviousKeyword] = useState(keyword)
  if (previousKeyword !== keyword) {
    setPreviousKeyword(keyword)
    setText(keyword)
  }
  return [text, setText] as const
}
