import type { FormField, FormValues } from './definition'

export type BodyEntry = { label: string; value: string }

/** Makes text harmless in HTML, in elements as in attributes. Control characters but tabs and line ends are dropped. */
export const escapeHtml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The HTML of a mail: its title, then every entered field with its label, in the form's order. The only place
 * where HTML is made from what visitors wrote.
 */
export function buildBody(title: string, entries: readonly BodyEntry[]): string {
  const paragraphs = entries.map(
    ({ label, value }) => `<p><strong>${escapeHtml(label)}:</strong> ${withBreaks(escapeHtml(value))}</p>`,
  )
  return [`<h2>${escapeHtml(title)}</h2>`, ...paragraphs].join('\n')
}

const withBreaks = (html: string) => html.replace(/\r\n|\r|\n/g, '<br>')

/** The fields that hold something, with their labels. White space around a value is not part of it. */
export function enteredFields(
  fields: readonly Pick<FormField, 'name' | 'label' | 'kind'>[],
  values: FormValues,
): BodyEntry[] {
  return fields.flatMap(({ name, label, kind }) => {
    const value = values[name]?.trim()
    return value ? [{ label, value: kind === 'date' ? readableDay(value) : value }] : []
  })
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-21` as November 21, 2026; anything else as it was entered. */
export function readableDay(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) ? dayFormat.format(day) : value
}
