import { madeOnce } from '@virida/shared/site/made-once'

const kilobyte = 1024
const format = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
)

/**
 * A file size for people: two decimals, KB below 1024 KB, MB below 1024 MB, GB above (R-FORM-7).
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte
  if (kilobytes < kilobyte) return `${format().format(kilobytes)} KB`
  const megabytes = kilobytes / kilobyte
  if (megabytes < kilobyte) return `${format().format(megabytes)} MB`
  return `${format().format(megabytes / kilobyte)} GB`
}
