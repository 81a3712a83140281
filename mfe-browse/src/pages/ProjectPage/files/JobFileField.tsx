import type { Project } from '@virida/shared/products/project/project'
import { FileField } from '../panel/FileField'
import { readJobFile } from './job-file'

type Props = {
  label: string
  hint?: string
  onRead: (job: Promise<Project>) => void
}

/** Field that takes a job file. */
export const JobFileField = ({ label, hint, onRead }: Props) => (
  <FileField
    label={label}
    hint={hint}
    accept=".json,application/json"
    onFile={(file) => onRead(readJobFile(file))}
  />
)
