/** The names of a page that follow from its address, `/careers/open-positions`. */
export type PageNames = {
  /** The heading: `Open positions`. */
  title: string
  /** The component and its folder: `OpenPositionsPage`. */
  component: string
  /** Start of the names of its content: `openPositions`. */
  content: string
  /** The chunk: `careers-open-positions`. */
  chunk: string
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** @param address A checked address. */
export function pageNames(address: string): PageNames {
  const parts = address.split('/').filter(Boolean)
  const words = (parts.at(-1) ?? '').split('-')
  const joined = words.map(capitalized).join('')
  return {
    title: capitalized(words.join(' ')),
    component: `${joined}Page`,
    content: joined.charAt(0).toLowerCase() + joined.slice(1),
    chunk: parts.join('-'),
  }
}
