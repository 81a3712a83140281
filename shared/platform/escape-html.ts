const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Escapes text for HTML, SVG and XML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => entities[character] ?? character)
