import type { Project } from '@virida/shared/products/project/project'
import { FileField } from '../panel/FileField'
import { readJobFile } from './job-file'

type Props = {
  label: string
  hint?: string
  problem?: string
  onRead: (job: Promise<Project>) => void
}

/** Field that takes a job file. */
export const JobFileField = ({ onRead, ...rest }: Props) => (
  <FileField {...rest} accept=".json,application/json" onFile={(file) => onRead(readJobFile(file))} />
)
