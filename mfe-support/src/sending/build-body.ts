import { escapeHtml } from '@virida/shared/platform/escape-html'
import type { FormField, FormValues } from '../forms/definition'
import { madeOnce } from '@virida/shared/site/made-once'

export type BodyEntry = { label: string; value: string }

/**
 * The HTML of a mail: its title, then every entered field with its label, in the order of the form. Escapes what the
 * visitor entered.
 */
export function buildBody(title: string, entries: readonly BodyEntry[]): string {
  const paragraphs = entries.map(
    ({ label, value }) => `<p><strong>${toHtml(label)}:</strong> ${withBreaks(toHtml(value))}</p>`,
  )
  return [`<h2>${toHtml(title)}</h2>`, ...paragraphs].join('\n')
}

/** Escapes a text. Control characters have no meaning in a mail, so they are dropped, except tabs and line ends. */
const toHtml = (text: string) => escapeHtml(text.replace(/[^\P{Cc}\t\n\r]/gu, ''))

const withBreaks = (html: string) => html.replace(/\r\n|\r|\n/g, '<br>')

/** The fields that are not empty, with their labels. White space around a value is left out. */
export function enteredFields(
  fields: readonly Pick<FormField, 'name' | 'label' | 'kind'>[],
  values: FormValues,
): BodyEntry[] {
  return fields.flatMap(({ name, label, kind }) => {
    const value = values[name]?.trim()
    return value ? [{ label, value: kind === 'date' ? readableDay(value) : value }] : []
  })
}

const dayFormat = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** Turns `2026-11-21` into `November 21, 2026`. Another text is returned unchanged. */
export function readableDay(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) ? dayFormat().format(day) : value
}
