import { sheetFiles } from '../../../resources/files'
import { revisionOf } from '../../../resources/revision'
import type { Resource, Sheet } from '../../../resources/resource'
import { FileLink } from '../files/FileLink'
import { listContent as content } from '../content'
import styles from './SheetList.module.css'

type Props = { resource: Resource; sheets: readonly Sheet[] }

/** A list of sheets, each as a PDF, as DXF for CAD and as SVG for drawing programs. */
export function SheetList({ resource, sheets }: Props) {
  return (
    <ul role="list" className={styles.Sheets}>
      {sheets.map((sheet) => {
        const { pdf, dxf, svg } = sheetFiles(resource, sheet)
        const of = `${resource.title}, ${sheet.title}`
        return (
          <li key={sheet.name} id={sheet.name} className={styles.Sheet}>
            <FileLink file={pdf} type="pdf" name={sheet.title} of={resource.title} />
            <span className={styles.Others}>
              <FileLink file={dxf} type="dxf" of={of} />
              <FileLink file={svg} type="svg" of={of} />
              <span>{content.revision(revisionOf(sheet.name))}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
