/** Cookie with the keys of the documents whose style sheets are in the browser's cache, newest first. */
export const knownSheetsCookie = 'sheets'

/** Name of the `meta` element with the key of a document that contains its styles. */
export const sheetsKeyMeta = 'virida-sheets'

const separator = '.'
/** A browser sends the cookie with every request, so it names only the newest keys. */
const mostKeys = 24
/** Characters of a cookie that are read: a few times the length of the longest one that a browser writes. */
const longest = 1000

/** The keys in a value of the cookie, newest first. */
export const readKnownSheets = (value = ''): string[] =>
  value.slice(0, longest).split(separator).filter(Boolean).slice(0, mostKeys)

/** The value of the cookie with one more key. */
export const withKnownSheets = (value: string | undefined, key: string): string =>
  [key, ...readKnownSheets(value).filter((other) => other !== key)].slice(0, mostKeys).join(separator)
