import { resourcesParameters } from '@virida/shared/site/addresses/resources'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { useEffect, useRef } from 'react'
import { groups, groupState, toggle, toggleGroup, type Group } from '../../../resources/search'
import { filterContent as content } from '../content'
import styles from './FilterPanel.module.css'
import type { Resources } from '../use-resources'

/** A checkbox for all windows or all doors, with a checkbox for each of their types below it. */
export function ProductGroup({
  group,
  resources: { search, change },
}: {
  group: Group
  resources: Resources
}) {
  const state = groupState(group, search)
  const input = useRef<HTMLInputElement>(null)
  // HTML has no attribute for the mixed state, so the property is set.
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed'
  }, [state])
  return (
    <div role="group" aria-label={content.groups[group]}>
      <Checkbox
        ref={input}
        name={resourcesParameters.categories}
        value={group}
        label={<b>{content.groups[group]}</b>}
        checked={state === 'on'}
        onChange={() => change(toggleGroup(group, search))}
      />
      <div className={styles.Nested}>
        {groups[group].map((category) => (
          <Checkbox
            key={category}
            name={resourcesParameters.categories}
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
