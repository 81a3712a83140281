import type { Head } from '@virida/shared/platform/contract'
import { headMark } from '@virida/shared/platform/contract/shell-server'
import { headTags } from './head-tags'

/** Replaces the title and the marked head elements of the document after a navigation in the browser. */
export function applyHead(head: Head) {
  document.title = head.title
  const next = [
    ...headTags(head).map(({ tag, attributes }) => createElement(tag, attributes)),
    ...(head.jsonLd ?? []).map(createJsonLd),
  ]
  document.head.querySelectorAll(`[${headMark}]`).forEach((old) => old.remove())
  document.head.append(...next)
}

function createElement(tag: string, attributes: Record<string, string>) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(headMark, '')
  return element
}

function createJsonLd(data: object) {
  const script = createElement('script', { type: 'application/ld+json' })
  script.textContent = JSON.stringify(data)
  return script
}
