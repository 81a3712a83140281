import { escapeHtml } from '@virida/shared/platform/escape-html'

/** JSON for a script element. Without `<` it cannot contain `</script>` or open a comment. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The start tag of an element. An undefined attribute is left out; `true` writes the name without a value. */
export function element(tag: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : value === true ? [name] : [`${name}="${escapeHtml(value)}"`],
  )
  return `<${[tag, ...written].join(' ')}>`
}
