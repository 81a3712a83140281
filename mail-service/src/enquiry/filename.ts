// Controls, path separators, what Windows refuses, and the invisible marks that reorder or hide text.
const unsafe = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb<>:"|?*;%]/gu
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)$/i
const longest = 80

/**
 * A name that is safe to save on every system and cannot pose as something else. The ending is the sniffed one.
 * @returns `file.<ending>` when nothing is left of the given name.
 */
export function cleanFilename(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(unsafe, '')
    .replace(loneSurrogate, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
  const short = Array.from(stem).slice(0, longest).join('').trim()
  return `${!short || reserved.test(short) ? `file${short && `-${short}`}` : short}.${ending}`
}

/** Makes names unique without regard to case, in order: `door.jpg`, `door (2).jpg`. */
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
