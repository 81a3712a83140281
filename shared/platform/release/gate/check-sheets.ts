import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CssSyntaxError, parse, type AtRule, type ChildNode } from 'postcss'
import { shellName } from '../../contract/composition'
import { prefixOf } from '../../webpack/class-prefix'
import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** Selectors of one sheet that are named in a refusal. */
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
    if (problem) problems.push({ code: 'style_leaks', message: `${app} ${version}: ${name} ${problem}` })
  }
  return problems
}

/** What is wrong with a style sheet, in words; undefined if nothing is. */
function problemOf(text: string, prefix: string): string | undefined {
  let selectors: string[]
  try {
    selectors = selectorsWithout(new RegExp(`\\.${prefix}[\\w-]`), text)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return `cannot be read: ${error.reason} in line ${error.line ?? 1}. Build the release again.`
  }
  if (selectors.length === 0) return undefined
  const named = selectors.slice(0, mostNamed).map((selector) => `"${selector.slice(0, 100)}"`)
  return `would change pages of other sections, because these selectors have no class of the section: ${named.join(', ')}. Add a class of a CSS module to each.`
}

/** The selectors of a sheet that do not contain a class. Rules inside of another rule apply only within what that selects. */
function selectorsWithout(ownClass: RegExp, text: string): string[] {
  const found = new Set<string>()
  parse(text).walkRules((rule) => {
    if (isNested(rule)) return
    for (const selector of rule.selectors) if (!ownClass.test(selector)) found.add(selector)
  })
  return [...found]
}

/** Whether a rule is inside of another rule, or a step of an animation. */
function isNested({ parent }: Pick<ChildNode, 'parent'>): boolean {
  if (!parent || parent.type === 'root') return false
  if (parent.type === 'rule' || (parent.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)))
    return true
  return isNested(parent as ChildNode)
}
