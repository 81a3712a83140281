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

/** A table that scrolls by itself where the window is too narrow, also by keyboard. Columns of numbers are aligned at their end. */
export const table = (
  label: string,
  columns: readonly (string | { number: string })[],
  rows: readonly Html[],
): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) =>
            typeof column === 'string'
              ? html`<th scope="col">${column}</th>`
              : html`<th scope="col" class="number">${column.number}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

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
