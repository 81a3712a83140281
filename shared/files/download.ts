/** Gives the visitor a file that was made on this page. */
export function download(name: string, type: string, content: string) {
  // The mark tells Excel that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
