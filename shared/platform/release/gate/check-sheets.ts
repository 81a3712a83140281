import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CssSyntaxError, list, parse, type AtRule, type Container } from 'postcss'
import { shellName } from '../../contract/composition'
import { prefixOf } from '../../webpack/class-prefix'
import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** Rules of one sheet that are named in a refusal. */
const mostNamed = 5

/**
 * Refuses style sheets of a section with rules that also apply to pages of others: the sheets stay in the document when a visitor
 * goes from one section to another. Each selector needs a class of the section. The shell may style everything.
 */
export async function checkSheets(
  folder: string,
  { app, version, files }: Manifest,
  signal?: AbortSignal,
): Promise<Problem[]> {
  if (app === shellName) return []
  const problems: Problem[] = []
  for (const name of Object.keys(files).filter((file) => file.endsWith('.css'))) {
    const text = await readFile(path.join(folder, 'client', name), { encoding: 'utf8', signal })
    const problem = problemOf(text, prefixOf(app))
    if (problem) problems.push({ code: 'style_invalid', message: `${app} ${version}: ${name} ${problem}` })
  }
  return problems
}

/** What is wrong with a style sheet, in words; undefined if nothing is. */
function problemOf(text: string, prefix: string): string | undefined {
  let leaking: string[]
  try {
    leaking = leakingRules(text, prefix)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return `cannot be read: ${error.reason} in line ${error.line ?? 1}. Build the release again.`
  }
  if (leaking.length === 0) return undefined
  const named = leaking.slice(0, mostNamed).map((rule) => `"${rule.slice(0, 100)}"`)
  return `would change pages of other sections, because these rules have no class of the section: ${named.join(', ')}. Write them in a CSS module, with a class in each selector.`
}

/** At-rules that apply to the whole document. */
const global = /^(?:import|property|view-transition|namespace)$/
/** At-rules that define a name for the whole document. The last one with a name counts. */
const naming = /^(?:.*keyframes|font-palette-values|counter-style|position-try)$/
/** At-rules whose rules are no selectors of elements. */
const withoutSelectors = /^(?:font-face|font-feature-values|page)$/

/** The rules of a sheet that also apply to other pages. What is inside of a rule applies only within what that selects. */
function leakingRules(text: string, prefix: string): string[] {
  const ownClass = new RegExp(`\\.${prefix}[\\w-]`)
  const found = new Set<string>()
  const containers: Container[] = [parse(text)]
  for (let container = containers.pop(); container; container = containers.pop())
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') {
        for (const selector of node.selectors) if (!isOwn(selector, ownClass)) found.add(selector)
        node.walkRules(({ selectors }) => {
          for (const selector of selectors) if (isOutside(selector)) found.add(selector)
        })
        node.walkAtRules(/^scope$/i, (scope) => {
          if (!isOwnWithin(scope, ownClass)) found.add(`@${scope.name} ${scope.params}`)
        })
      } else if (node.type === 'atrule') {
        const name = node.name.toLowerCase()
        if (isGlobal(name, node) || (naming.test(name) && !nameOf(node).startsWith(prefix)))
          found.add(`@${node.name} ${node.params}`.trim())
        else if (
          !naming.test(name) &&
          !withoutSelectors.test(name) &&
          !(name === 'scope' && isOwnScope(node, ownClass))
        )
          containers.push(node)
      }
    }
  return [...found]
}

/** A page rule without a name is for all printed pages. */
const isGlobal = (name: string, { params }: AtRule) =>
  global.test(name) || (name === 'page' && !/^[\w-]/.test(params))

/** The name that a rule defines. */
const nameOf = ({ params }: AtRule) => params.replace(/^(?:--|["'])/, '')

/** Where a scope begins: each part of the list is a beginning. Where it ends says nothing. */
function scopeStarts({ params }: AtRule): string[] {
  let depth = 0
  const end = params.split('').findIndex((character) => {
    if (character === '(') depth++
    return character === ')' && --depth === 0
  })
  return list.comma(params.startsWith('(') ? params.slice(1, end) : '')
}

const isOwnScope = (scope: AtRule, ownClass: RegExp) =>
  every(scopeStarts(scope), (start) => isOwn(start, ownClass))

/** Whether a scope within a rule begins only at what the rule selects, or at what is its own. */
const isOwnWithin = (scope: AtRule, ownClass: RegExp) =>
  every(scopeStarts(scope), (start) => isOwn(start, ownClass) || (start.includes('&') && !isOutside(start)))

const every = (parts: readonly string[], holds: (part: string) => boolean) =>
  parts.length > 0 && parts.every(holds)

/** Whether a selector within a rule is for elements that are not what the rule selects. One that is too long counts as such. */
function isOutside(selector: string): boolean {
  if (selector.length > longestSelector) return true
  /** For each open bracket, whether it is one of `:not`, or within one. */
  const excluding: boolean[] = []
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '(')
      excluding.push(excluding.at(-1) === true || /:not$/i.test(selector.slice(Math.max(0, at - 4), at)))
    if (selector[at] === ')') excluding.pop()
    if (selector[at] === '&' && excluding.at(-1)) return true
  }
  return false
}

/** Characters of a selector that is read. Written selectors have far fewer; a longer one would take long to read. */
const longestSelector = 2000

/** A list in brackets without brackets in it, and the pseudo-class that it belongs to. */
const pseudoClass = /:([\w-]+)\(([^()]*)\)/

/** Whether a selector applies only to what has a class of the section, or is in it. */
function isOwn(selector: string, ownClass: RegExp): boolean {
  if (selector.length > longestSelector) return false
  // From the inside out: a list counts as the class when each of its parts has it. What an element is not says nothing.
  for (let match = pseudoClass.exec(selector); match; match = pseudoClass.exec(selector)) {
    const [text, name = '', parts = ''] = match
    const counts = /^(?:is|where|has)$/i.test(name) && parts.split(',').every((part) => ownClass.test(part))
    selector = selector.replace(text, () => (counts ? parts : ''))
  }
  return ownClass.test(selector)
}
