import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** Whether a name of a class belongs to a section. */
export type OwnClass = (name: string) => boolean

/** The classes of a section: its prefix and more. */
export const ownClassOf =
  (prefix: string): OwnClass =>
  (name) =>
    name.startsWith(prefix) && name.length > prefix.length

/** Characters of a selector that is read. Written selectors have far fewer; a longer one would take long to read. */
const longestSelector = 2000

/** Pseudo-classes that apply to what one of the selectors in their list applies to, or has in it. */
const lists = /^:(?:is|where|has)$/i

/**
 * Whether each selector of a list applies only to what has a class of the section, or to what has such an element in it or around
 * it. A list that is too long or cannot be read counts as one that does not.
 * @param options.isNested `&` counts as a class of the section.
 */
export function selectsOwn(list: string, own: OwnClass, { isNested = false } = {}): boolean {
  const selectors = selectorsOf(list)
  return selectors !== undefined && selectors.every((selector) => isOwn(selector, own, isNested))
}

/**
 * Whether a selector within a rule of the section applies only to what is in what that rule selects, or is the section's own. One
 * without `&` always is.
 */
export function isWithinRule(selector: string, own: OwnClass): boolean {
  const selectors = selectorsOf(selector)
  if (!selectors) return false
  return selectors.every((part) => {
    let hasNesting = false
    part.walkNesting(() => {
      hasNesting = true
    })
    return !hasNesting || isOwn(part, own, true)
  })
}

/** The list in the brackets at the beginning of the parameters of `@scope`; undefined if there is none. */
export function scopeStarts(params: string): string | undefined {
  // The parser reads brackets and strings as CSS does; a pseudo-class takes any list.
  const [first] = selectorsOf(`:is${params.trim()}`)?.[0]?.nodes ?? []
  return params.trim().startsWith('(') && first?.type === 'pseudo' ? first.nodes.join(',') : undefined
}

function selectorsOf(list: string): Selector[] | undefined {
  if (list.length > longestSelector) return undefined
  try {
    return parser().astSync(list).nodes
  } catch {
    // The browser ignores what it cannot read, but it may be able to read more than this parser.
    return undefined
  }
}

/** What an element is not says nothing, and of a list of alternatives each one must be the section's own. */
const isOwn = (selector: Selector, own: OwnClass, isNested: boolean): boolean =>
  selector.nodes.some(
    (node: Node) =>
      (node.type === 'class' && own(node.value)) ||
      (node.type === 'nesting' && isNested) ||
      (node.type === 'pseudo' &&
        lists.test(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((part) => isOwn(part, own, isNested))),
  )
