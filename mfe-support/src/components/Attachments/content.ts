import type { FileProblem, FileRefusal } from '@virida/shared/platform/enquiry/check-files'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { formatFileSize } from '../../files/file-size'
import { listed } from '@virida/shared/site/listed'

const largestFile = formatFileSize(limits.fileBytes)
const largestTotal = formatFileSize(limits.totalBytes)
const others = 'The other files are still here.'

export const attachmentsContent = {
  label: 'Photos and Videos',
  choose: 'Choose files',
  drop: 'or drop them here',
  /** It advises 10 seconds of video, because phones record about 1 MB of video a second. */
  limits: `Up to ${limits.files} photos or videos, ${largestFile} each, ${largestTotal} together. Keep a video to about 10 seconds. Photos can be any size.`,
  privacy:
    'Before photos leave your device, we make them smaller and remove the location where they were taken. Videos, and photos that your browser cannot open, are sent as they are.',
  preparing: 'Getting it ready',
  reduced: (from: number) => `was ${formatFileSize(from)}`,
  unsendable: 'Cannot be sent',
  remove: (name: string) => `Remove ${name}`,
  list: 'Chosen files',
  total: (count: number, bytes: number) =>
    `${count} ${count === 1 ? 'file' : 'files'}, ${formatFileSize(bytes)} of ${largestTotal}`,
  removed: (name: string) => `${name} was removed.`,
  leaveOut: (names: readonly string[]) =>
    names.length === 1 ? `Leave out ${names[0]}` : `Leave out ${names.length} files`,
  leftOut: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} was left out. ${others}`
      : `${names.length} files were left out. ${others}`,
  offer: (names: readonly string[]) => `Everything else can be sent without ${listed(names)}.`,
}

/** What is wrong with the files, and what to do. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'too_many_files':
      return `No more than ${problem.limit} files can be sent at once. Remove some.`
    case 'files_too_large':
      return `Together the files are larger than ${formatFileSize(problem.limit)}. Remove some, or record shorter videos.`
    case 'file_too_large':
      return `${problem.name} is larger than ${formatFileSize(problem.limit)}. Remove it, or record a shorter video.`
    case 'file_empty':
      return `${problem.name} is empty. Remove it.`
    case 'file_refused':
      return `${problem.name} ${refusalTexts[problem.reason]}`
  }
}

const refusalTexts: Record<FileRefusal, string> = {
  unknown: 'is not a photo or video that we can receive. Remove it.',
  svg: 'is an SVG drawing, which can contain programs, so we cannot receive it. Send it as a JPG or PNG, or remove it.',
  archive:
    'is a picture with a ZIP archive in it, so we cannot receive it. Save the picture again, or remove it.',
  pixels: `has more than ${limits.pixels / 1_000_000} megapixels, so we cannot receive it. Make the picture smaller, or remove it.`,
  unread: 'could not be read. Remove it and choose it again.',
  unchecked: 'could not be checked because the connection was lost. Remove it and choose it again.',
}
