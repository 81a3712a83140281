import { Checkbox } from '@virida/shared/ui/Checkbox'
import { useEffect, useRef } from 'react'
import { groups, groupState, searchParameters, toggle, toggleGroup, type Group } from '../../resources/search'
import { filterContent as content } from './ResourcesPage.content'
import styles from './FilterPanel.module.css'
import type { Resources } from './use-resources'

/** A toggle for all windows or all doors, and one for each kind below it. */
export function ProductGroup({
  group,
  resources: { search, change },
}: {
  group: Group
  resources: Resources
}) {
  const state = groupState(group, search)
  const input = useRef<HTMLInputElement>(null)
  // Markup knows on and off only.
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed'
  }, [state])
  return (
    <div role="group" aria-label={content.groups[group]} className={styles.Kinds}>
      <Checkbox
        ref={input}
        name={searchParameters.categories}
        value={group}
        label={<b>{content.groups[group]}</b>}
        checked={state === 'on'}
        onChange={() => change(toggleGroup(group, search))}
      />
      <div className={styles.Nested}>
        {groups[group].map((category) => (
          <Checkbox
            key={category}
            name={searchParameters.categories}
            value={category}
            label={content.categories[category]}
            checked={search.categories.includes(category)}
            onChange={() => change({ ...search, categories: toggle(search.categories, category) })}
          />
        ))}
      </div>
    </div>
  )
}
