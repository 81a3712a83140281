import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

const file = path.join(root, 'docs', 'performance.md')

const parts = () => readFileSync(file, 'utf8').split(/^(?=## )/m)

/** Replaces the text of docs/performance.md before its first section. */
export function writeHead(text: string) {
  const [, ...sections] = parts()
  writeFileSync(file, `${text.trimEnd()}\n\n${sections.join('')}`)
}

/** Replaces or adds a section of docs/performance.md. The others stay as they are. */
export function writeSection(title: string, text: string) {
  const sections = parts()
  const own = `## ${title}\n\n${text}\n`
  const place = sections.findIndex((section) => section.startsWith(`## ${title}\n`))
  const isLast = place === -1 || place === sections.length - 1
  const end = isLast ? '' : '\n'
  if (place === -1) writeFileSync(file, `${sections.join('').trimEnd()}\n\n${own}`)
  else writeFileSync(file, sections.with(place, own + end).join(''))
}
