import type { Head } from '@virida/shared/contract'
import { headMark } from './head-mark'
import { headTags } from './head-tags'

/** Makes the document's head say what the page at hand says, after a navigation in the browser. */
export function applyHead(head: Head) {
  document.title = head.title
  const next = [
    ...headTags(head).map(({ tag, attributes }) => element(tag, attributes)),
    ...(head.jsonLd ?? []).map(script),
  ]
  document.head.querySelectorAll(`[${headMark}]`).forEach((old) => old.remove())
  document.head.append(...next)
}

function element(tag: string, attributes: Record<string, string>) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.setAttribute(headMark, '')
  return made
}

function script(data: object) {
  const made = element('script', { type: 'application/ld+json' })
  made.textContent = JSON.stringify(data)
  return made
}
