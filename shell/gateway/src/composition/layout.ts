import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { shellName } from '@virida/shared/platform/contract/composition'
import { releaseUrl, compositionAddress } from '@virida/shared/platform/paths'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { brand } from '@virida/shared/site/brand'
import { element } from '../pages/html'
import type { ReleaseStore } from '../releases/release-store'
import { content } from './content'
import type { Operator } from './session'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export const styleAddress = `${compositionAddress}/style.css`

/** What every page needs besides its content. */
export type Frame = { operator?: Operator | undefined; sheets: string }

/** The style sheets of the live shell, with the tokens and the fonts of the site. Without a shell the page has its own only. */
export function shellSheets({ apps }: Registry, store: ReleaseStore): string {
  const version = apps[shellName]?.active ?? ''
  const manifest = store.find(shellName, version)?.manifest
  return (manifest?.chunks.main?.css ?? [])
    .map((file) =>
      element('link', {
        rel: 'stylesheet',
        href: releaseUrl(shellName, version) + file,
        integrity: manifest?.files[file]?.integrity,
      }),
    )
    .join('\n')
}

/** A whole document. */
export function page(title: string, body: Html, { operator, sheets }: Frame): Html {
  const signOut = operator
    ? html`<form method="post" action="${compositionAddress}/sign-out">
        <span>${operator.name}</span> <button data-kind="ghost">${content.signOut}</button>
      </form>`
    : ''
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand.fullName}</title>
        ${raw(sheets)}
        <link rel="stylesheet" href="${styleAddress}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body class="live">
        <header data-ground="pine">
          <a href="${compositionAddress}">${brand.name}</a>
          ${signOut}
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

/** A column by its heading, with how its cells are set: numbers are aligned at their end, and a long text may take several lines. */
type Column = string | { number: string } | { long: string }

const headingOf = (column: Column): string =>
  typeof column === 'string' ? column : 'number' in column ? column.number : column.long

const kindOf = (column: Column | undefined): string =>
  typeof column === 'object' ? ('number' in column ? 'number' : 'long') : ''

/**
 * A table that scrolls by itself where the window is a little too narrow, also by keyboard. Where its columns do not fit, each row
 * is a card whose cells have the headings of their columns.
 * @param rows The cells of each row. The first cell names the row.
 */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly (string | number | Html)[])[],
): Html {
  const cell = (value: string | number | Html, at: number) => {
    const column = columns[at]
    return html`<td class="${kindOf(column)}" data-label="${column ? headingOf(column) : ''}">${value}</td>`
  }
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table data-columns="${columns.length > 6 ? 'many' : 'few'}">
      <thead>
        <tr>
          ${columns.map(
            (column) => html`<th scope="col" class="${kindOf(column)}">${headingOf(column)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name = '', ...cells]) =>
            html`<tr>
              <th scope="row" data-label="${columns[0] ? headingOf(columns[0]) : ''}">${name}</th>
              ${cells.map((value, at) => cell(value, at + 1))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** A time as the page shows it: UTC, to the minute. */
export const time = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Facts with their names. */
export const factList = (facts: readonly (readonly [string, string | Html])[]): Html =>
  html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
