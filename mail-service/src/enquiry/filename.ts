// Control characters, characters that Windows does not allow in file names, and invisible characters that reorder or
// hide text.
const unsafe = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb<>:"|?*;%]/gu
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
// Device names of Windows.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)$/i
const maxLength = 80

/**
 * Makes a file name that is safe to save on every system.
 * @param extension The extension of the detected type. It replaces the given one, so that a program cannot pass as a photo.
 * @returns `file.<extension>` when no usable character is left.
 */
export function cleanFilename(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(unsafe, '')
    .replace(loneSurrogate, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
  const short = Array.from(stem).slice(0, maxLength).join('').trim()
  return `${!short || reserved.test(short) ? `file${short && `-${short}`}` : short}.${extension}`
}

/** Makes names unique, ignoring case: the second `door.jpg` becomes `door (2).jpg`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    let unique = name
    for (let n = 2; taken.has(unique.toLowerCase()); n++)
      unique = `${name.slice(0, dot)} (${n})${name.slice(dot)}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
