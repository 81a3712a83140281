import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { Accordion } from '@virida/shared/site/ui/Accordion'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { Link } from '@virida/shared/site/ui/Link'
import type { DocumentType } from '../../../resources/categories'
import { listed, minMaxFile, minMaxSheet, sheetFiles, sheetNames, zipFile } from '../../../resources/files'
import { newestDate, revisionOf } from '../../../resources/revision'
import type { Resource } from '../../../resources/resource'
import { FileLink } from '../files/FileLink'
import { listContent as content } from '../content'
import styles from './ResourceEntry.module.css'
import { SheetList } from './SheetList'

type Props = {
  resource: Resource
  kinds: readonly DocumentType[]
  /** True if the search found no other product. Its lists are open then. */
  isOnly: boolean
}

/** One product: its drawings in collapsible lists, and links to the calculator, its sizes and all files in one zip. */
export function ResourceEntry({ resource, kinds, isOnly }: Props) {
  const { id, title, subtitle, slugs, egress } = resource
  const [slug] = slugs
  const [elevation, ...others] = resource.sheets.filter(({ kind }) => kind === 'elevation')
  return (
    <section id={id} className={styles.Entry} aria-labelledby={`${id}-title`}>
      <div className={styles.Head}>
        {slug && <StyleIcon style={seriesFacts[slug].style} className={styles.Icon} />}
        <h2 id={`${id}-title`} className={styles.Title}>
          {slug ? (
            <Link variant="plain" href={seriesAddress(slug)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.Subtitle}>{content.subtitle(subtitle, newestDate(sheetNames(resource)))}</p>
        <a className={styles.Anchor} href={`#${id}`} aria-label={content.link(title)}>
          <LineIcon viewBox="0 0 24 24" className={styles.AnchorMark}>
            <path d="M10 14l4-4M8.5 11.5l-2 2a2.8 2.8 0 0 0 4 4l2-2M15.5 12.5l2-2a2.8 2.8 0 0 0-4-4l-2 2" />
          </LineIcon>
        </a>
      </div>
      {kinds.includes('drawings') && <Drawings key={String(isOnly)} resource={resource} isOpen={isOnly} />}
      <ul role="list" className={styles.Links}>
        {kinds.includes('egress') && egress && (
          <li>
            <Link variant="arrow" href={egress}>
              {content.egress}
            </Link>
          </li>
        )}
        {kinds.includes('min_max') && (
          <li>
            <FileLink file={minMaxFile(resource)} type="pdf" name={content.minMax} of={title} />
            <span className={styles.Note}>, {content.revision(revisionOf(minMaxSheet(resource)))}</span>
          </li>
        )}
        {kinds.includes('drawings') && elevation && others.length === 0 && (
          <li>
            <FileLink
              file={sheetFiles(resource, elevation).dxf}
              type="dxf"
              name={content.elevations(1)}
              of={title}
            />
          </li>
        )}
        {kinds.includes('drawings') && (
          <li>
            <FileLink file={zipFile(resource)} type="zip" name={content.zip} of={title} />
            <span className={styles.Note}>, {content.files(listed(resource).length - 1)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Drawings({ resource, isOpen }: { resource: Resource; isOpen: boolean }) {
  const { id, sheets } = resource
  const elevations = sheets.filter(({ kind }) => kind === 'elevation')
  const sections = sheets.filter(({ kind }) => kind === 'section')
  const items = [
    {
      id: `${id}-elevations`,
      title: content.elevations(elevations.length),
      content: <SheetList resource={resource} sheets={elevations} />,
    },
    {
      id: `${id}-sections`,
      title: content.sections(sections.length),
      content: <SheetList resource={resource} sheets={sections} />,
    },
  ]
  return (
    <Accordion
      headingLevel={3}
      className={styles.Lists}
      items={items}
      defaultOpen={isOpen ? items.map((item) => item.id) : []}
    />
  )
}
