import type { FileProblem } from '@virida/shared/platform/enquiry/check-files'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { formatFileSize } from '../../files/file-size'

export const attachmentsContent = {
  label: 'Photos and Videos',
  choose: 'Choose files',
  drop: 'or drop them here',
  limits: `Up to ${limits.files} photos or videos, ${formatFileSize(limits.fileBytes)} each, ${formatFileSize(limits.totalBytes)} together.`,
  privacy:
    'Photos are made smaller and lose the place where they were taken before they leave your device. Videos are sent as they are.',
  preparing: 'Making it smaller',
  reduced: (from: number) => `was ${formatFileSize(from)}`,
  remove: (name: string) => `Remove ${name}`,
  list: 'Chosen files',
  total: (count: number, bytes: number) =>
    `${count} ${count === 1 ? 'file' : 'files'}, ${formatFileSize(bytes)} of ${formatFileSize(limits.totalBytes)}`,
  removed: (name: string) => `${name} was removed.`,
  wait: 'Your photos are still being made smaller. Try again in a moment.',
}

/** What is wrong with the files, and what to do. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'too_many_files':
      return `No more than ${problem.limit} files can be sent at once. Remove some.`
    case 'files_too_large':
      return `Together the files are larger than ${formatFileSize(problem.limit)}. Remove some or send shorter videos.`
    case 'file_too_large':
      return `${problem.name} is larger than ${formatFileSize(problem.limit)}. Remove it or send a shorter video.`
    case 'file_empty':
      return `${problem.name} is empty. Remove it.`
    case 'file_type':
      return `${problem.name} is not a photo or video that we can receive. Remove it.`
  }
}
