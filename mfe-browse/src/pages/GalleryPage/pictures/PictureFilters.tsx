import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { GalleryPicture } from '../../../content/gallery/gallery-picture'
import { filterContent } from '../content'
import { SidewaysList } from '../SidewaysList'
import { facetLabel } from './label-of'
import { facetsOf, filtered, type Chosen, type FacetKey, type FacetOption } from './picture-filters'
import styles from './PictureFilters.module.css'

type Props = {
  pictures: readonly GalleryPicture[]
  chosen: Chosen
  /** Returns the URL of a choice. */
  hrefOf: (chosen: Chosen) => string
}

/**
 * Filters by line, room and finish. They are links with counts, so that they work without JavaScript and can be
 * shared.
 */
export function PictureFilters({ pictures, chosen, hrefOf }: Props) {
  const facets = facetsOf(pictures, chosen)
  if (facets.length === 0) return null
  const found = filtered(pictures, chosen).length
  return (
    <nav aria-label={filterContent.label} className={styles.Filters}>
      {facets.map(({ key, options }) => (
        <div key={key} className={styles.Facet} role="group" aria-label={filterContent.facets[key]}>
          <span className={styles.Label} aria-hidden="true">
            {filterContent.facets[key]}
          </span>
          <SidewaysList layout="chips">
            {options.map((option) => (
              <li key={option.value}>
                <Option option={option} href={hrefOf(toggled(chosen, key, option))} />
              </li>
            ))}
          </SidewaysList>
        </div>
      ))}
      <div className={styles.Result}>
        <p role="status">
          {found === pictures.length
            ? filterContent.count(found)
            : filterContent.countOf(found, pictures.length)}
        </p>
        {found < pictures.length && (
          <Link variant="text" className={styles.Reset} href={hrefOf({})} replace preventScrollReset>
            {filterContent.reset}
          </Link>
        )}
      </div>
      {found === 0 && <p className={styles.None}>{filterContent.none}</p>}
    </nav>
  )
}

const toggled = (chosen: Chosen, key: FacetKey, { value, isChosen }: FacetOption): Chosen => ({
  ...chosen,
  [key]: isChosen ? undefined : value,
})

/** An option without pictures is shown with its count of 0, but is not a link. */
function Option({ option: { value, count, isChosen }, href }: { option: FacetOption; href: string }) {
  const words = (
    <>
      {facetLabel(value)} <span className={styles.Count}>{count}</span>
    </>
  )
  if (count === 0 && !isChosen) return <span className={styles.Option}>{words}</span>
  return (
    <Link
      variant="plain"
      className={styles.Option}
      href={href}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      {isChosen && <VisuallyHidden>{filterContent.remove} </VisuallyHidden>}
      {words}
    </Link>
  )
}
