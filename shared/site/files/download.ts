/** Downloads content that was made in the browser as a file. Text is written as UTF-8. */
export function download(name: string, type: string, ...content: BlobPart[]) {
  // Excel reads a CSV file as UTF-8 only with a byte order mark.
  const mark = type === 'text/csv' ? ['\uFEFF'] : []
  const url = URL.createObjectURL(new Blob([...mark, ...content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click event, so the URL stays valid for 10 seconds.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
