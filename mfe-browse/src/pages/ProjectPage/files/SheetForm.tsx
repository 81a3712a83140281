import type { PaperSize } from '@virida/shared/site/paper/page-format'
import { useSaving } from '@virida/shared/site/hooks/use-saving'
import { Button } from '@virida/shared/site/ui/Button'
import { Select } from '@virida/shared/site/ui/Select'
import { useState } from 'react'
import type { ListedProject } from '@virida/shared/products/project/stored-project'
import { scheduleFileName } from '../project-csv'
import { filesContent } from './content'
import type { Job } from './house-sheet/job-types'
import { Buttons } from '../panel/Buttons'
import styles from './FilesPanel.module.css'

const { papers, sheet: content } = filesContent
const sizes = Object.keys(papers) as PaperSize[]

/** The code that writes the files has a PDF library, so it is loaded when a file is asked for. */
const loadFiles = () => import(/* webpackChunkName: "job-files" */ './save-files')

type Props = {
  job: Job
  project: ListedProject
  /** Whether the link for the QR code is still being made. */
  isLinkPending: boolean
}

/** Saves the house sheet, or everything in one ZIP file. */
export function SheetForm({ job, project, isLinkPending }: Props) {
  const [size, setSize] = useState<PaperSize>('letter')
  const { message, isBusy, save } = useSaving(content)
  // A row whose record is still loading would be printed as one that cannot be read.
  const isPending = isLinkPending || job.windows.some((row) => row.isPending)
  const name = (ending: string) => scheduleFileName(job.name, ending)
  const saveSheet = () =>
    save(name('pdf'), 'application/pdf', async () => (await loadFiles()).sheetPdf(job, size))
  const saveDxf = () => save(name('dxf'), 'application/dxf', async () => (await loadFiles()).sheetDxf(job))
  const saveAll = () =>
    save(name('zip'), 'application/zip', async () => (await loadFiles()).jobZip(job, project, size))
  return (
    <div className={styles.Part}>
      <h3 className={styles.PartTitle}>{content.title}</h3>
      <p className={styles.Text}>{content.text}</p>
      <Select
        className={styles.Field}
        label={content.paper}
        options={sizes.map((value) => ({ value, label: papers[value] }))}
        value={size}
        onChange={({ target }) => setSize(sizes.find((value) => value === target.value) ?? 'letter')}
      />
      <Buttons>
        <Button busy={isBusy || isPending} onClick={() => void saveSheet()}>
          {content.save}
        </Button>
        <Button variant="ghost" busy={isBusy || isPending} onClick={() => void saveDxf()}>
          {content.dxf}
        </Button>
        <Button variant="ghost" busy={isBusy || isPending} onClick={() => void saveAll()}>
          {content.zip}
        </Button>
      </Buttons>
      <p className={styles.Hint}>{content.zipHint}</p>
      <p role="status">{message}</p>
    </div>
  )
}
