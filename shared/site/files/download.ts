/** Downloads text that was made in the browser as a file. */
export function download(name: string, type: string, content: string) {
  // Excel reads the file as UTF-8 only with a byte order mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click event, so the URL stays valid for 10 seconds.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
