const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON that can stand in a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** An element without content, `<link rel="icon">`; an attribute that is undefined is left out, `true` stands alone. */
export function element(tag: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : value === true ? [name] : [`${name}="${escapeHtml(value)}"`],
  )
  return `<${[tag, ...written].join(' ')}>`
}
