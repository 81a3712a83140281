import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CssSyntaxError, parse, type AtRule, type Container } from 'postcss'
import { isWithinRule, ownClassOf, scopeStarts, selectsOwn, type OwnClass } from './own-selectors'
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
  return `would change pages of other sections, because these rules have no class of the section: ${named.join(', ')}. Write them in a CSS module, with a class in each selector, and begin the names of fonts with \`${prefix}\`.`
}

/** At-rules that apply to the whole document. */
const global = /^(?:import|property|view-transition|namespace)$/
/** At-rules that define a name for the whole document. The last one with a name counts. */
const naming = /^(?:.*keyframes|font-palette-values|counter-style|position-try)$/
/** At-rules whose rules are no selectors of elements. */
const withoutSelectors = /^(?:font-face|font-feature-values|page)$/

/**
 * What a rule is in: `nothing` that limits it, `rule` if it is nested in a rule of the section, `scope` if nothing in it applies
 * outside of a scope of the section.
 */
type Within = 'nothing' | 'rule' | 'scope'

/** The rules of a sheet that also apply to other pages. */
function leakingRules(text: string, prefix: string): string[] {
  const own = ownClassOf(prefix)
  const found = new Set<string>()
  const containers: [Container, Within][] = [[parse(text), 'nothing']]
  for (let next = containers.pop(); next; next = containers.pop()) {
    const [container, within] = next
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') {
        for (const selector of node.selectors) if (!staysWithin(selector, within, own)) found.add(selector)
        containers.push([node, within === 'nothing' ? 'rule' : within])
      } else if (node.type === 'atrule') {
        const name = node.name.toLowerCase()
        const isScope = name === 'scope'
        const isOwnScope = isScope && beginsAtOwn(node, within, own)
        if (
          isGlobal(name, node) ||
          (name === 'font-face' && !familiesOf(node).every((family) => family.startsWith(prefix))) ||
          (naming.test(name) && !nameOf(node).startsWith(prefix)) ||
          // What is in such a scope needs no `&`, so it would seem to be in the rule.
          (isScope && within === 'rule' && !isOwnScope)
        )
          found.add(`@${node.name} ${node.params || familiesOf(node).join(' ')}`.trim())
        else if (!naming.test(name) && !withoutSelectors.test(name))
          containers.push([node, isOwnScope ? 'scope' : within])
      }
    }
  }
  return [...found]
}

/** Whether a selector applies only to what is the section's own, where it is written. */
const staysWithin = (selector: string, within: Within, own: OwnClass) =>
  within === 'scope' || (within === 'rule' ? isWithinRule(selector, own) : selectsOwn(selector, own))

/** Whether a scope begins only at what is the section's own. Each part of its list is a beginning. Where it ends says nothing. */
function beginsAtOwn({ params }: AtRule, within: Within, own: OwnClass): boolean {
  if (within === 'scope') return true
  const starts = scopeStarts(params)
  return starts !== undefined && selectsOwn(starts, own, { isNested: within === 'rule' })
}

/** A page rule without a name is for all printed pages. */
const isGlobal = (name: string, { params }: AtRule) =>
  global.test(name) || (name === 'page' && !/^[\w-]/.test(params))

/** The font families that a rule adds a file to. A file of a family of the site would change the text of all pages. */
const familiesOf = ({ nodes = [] }: AtRule): string[] =>
  nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.toLowerCase() === 'font-family' ? node.value.replace(/["']/g, '') : [],
  )

/** The name that a rule defines. */
const nameOf = ({ params }: AtRule) => params.replace(/^(?:--|["'])/, '')
