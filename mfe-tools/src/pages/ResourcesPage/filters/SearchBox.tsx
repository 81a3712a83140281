import { Button } from '@virida/shared/site/ui/Button'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useRef } from 'react'
import { resourcesParameters } from '@virida/shared/site/addresses/resources'
import { maxKeywordLength } from '../../../resources/search'
import { searchContent as content } from '../content'
import styles from './SearchBox.module.css'
import type { Resources } from '../use-resources'

/** The keyword, which filters the list while it is typed. */
export function SearchBox({ resources: { search, setKeyword, change } }: { resources: Resources }) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    change({ ...search, keyword: '' })
    input.current?.focus()
  }
  return (
    <div role="search" className={styles.Search}>
      <TextField
        ref={input}
        type="search"
        name={resourcesParameters.keyword}
        label={content.label}
        placeholder={content.placeholder}
        value={search.keyword}
        onChange={({ target }) => setKeyword(target.value)}
        autoComplete="off"
        maxLength={maxKeywordLength}
        enterKeyHint="search"
      />
      {search.keyword !== '' && (
        <button type="button" className={styles.Clear} onClick={clear}>
          {content.clear}
        </button>
      )}
      <noscript>
        <Button type="submit">{content.search}</Button>
      </noscript>
    </div>
  )
}
