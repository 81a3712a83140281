import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { useSaving } from '@virida/shared/site/hooks/use-saving'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { sheetFiles } from '../../../resources/files'
import { FileLink } from '../files/FileLink'
import { projectContent as content } from './content'
import { projectDrawings, type DrawingGroup } from './project-drawings'
import styles from './ProjectPanel.module.css'

const loadZip = () => import(/* webpackChunkName: "drawings-zip" */ './drawings-zip')

type Props = {
  id: string
  /** Design codes. */
  designs: readonly string[]
}

/** The drawings of a project by frame type, each as DXF and PDF, and all of them in one ZIP file. */
export function ProjectPanel({ id, designs }: Props) {
  const { groups, undecided } = projectDrawings(designs)
  const { message, isBusy, save } = useSaving(content.zip)
  const saveZip = () =>
    save(content.zip.name, 'application/zip', async () => (await loadZip()).drawingsZip(groups))
  return (
    <section id={id} className={styles.Panel} aria-labelledby={`${id}-title`}>
      <div className={styles.Head}>
        <h2 id={`${id}-title`} className={styles.Title}>
          {content.title}
        </h2>
        <Link variant="arrow" href={content.project.href}>
          {content.project.label}
        </Link>
      </div>
      <p>{groups.length > 0 ? content.text : content.none}</p>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      {undecided.length > 0 && (
        <div>
          <p>{content.undecided}</p>
          <ul role="list">
            {undecided.map(({ slug, sizes }) => (
              <li key={slug}>{content.undecidedSeries(seriesFacts[slug].title, sizes)}</li>
            ))}
          </ul>
        </div>
      )}
      {groups.length > 0 && (
        <div className={styles.Zip}>
          <Button busy={isBusy} onClick={() => void saveZip()}>
            {content.zip.label}
          </Button>
          <p role="status">{message}</p>
        </div>
      )}
    </section>
  )
}

function Group({ id, drawings }: DrawingGroup) {
  const title = content.group(id)
  return (
    <div className={styles.Group}>
      <h3 className={styles.GroupTitle}>{title}</h3>
      <ul role="list">
        {drawings.map(({ resource, sheet }) => {
          const { pdf, dxf } = sheetFiles(resource, sheet)
          const series = seriesFacts[sheet.slug].title
          return (
            <li key={sheet.name} className={styles.Drawing}>
              <span>{series}</span>
              <span className={styles.Files}>
                <FileLink file={dxf} type="dxf" of={`${series}, ${title}`} />
                <FileLink file={pdf} type="pdf" of={`${series}, ${title}`} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
