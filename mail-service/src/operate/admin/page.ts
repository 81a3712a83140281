import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Entry, Listing, Progress, State } from '../../outbox/outbox'
import { words } from './words'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const when = (at: number | undefined) =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const size = (bytes: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(
    bytes / 1024,
  )

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/admin/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}

/** The overview: what is wrong, then one table for each state. */
export function overview(alarms: { kind: string; since: number }[], lists: Record<State, Listing>): Html {
  const raised = alarms.map(
    ({ kind, since }) =>
      html`<p class="alarm">${words.alarm} <code>${kind}</code>, ${words.since} ${when(since)} UTC</p>`,
  )
  const tables = (Object.entries(lists) as [State, Listing][]).map(([state, listing]) =>
    table(state, listing),
  )
  return page(words.title, html`${raised.length ? raised : html`<p>${words.allWell}</p>`}${tables}`)
}

function table(state: State, { total, entries }: Listing): Html {
  const { heading, empty } = words.states[state]
  if (!total)
    return html`<h2>${heading}</h2>
      <p>${empty}</p>`
  const columns = words.columns.map((column) => html`<th scope="col">${column}</th>`)
  return html`<h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${heading}">
      <table>
        <caption>
          ${entries.length} ${words.of} ${total}
        </caption>
        <thead>
          <tr>
            ${columns}
          </tr>
        </thead>
        <tbody>
          ${entries.map(row)}
        </tbody>
      </table>
    </div>`
}

function row({ id, acceptedAt, attempts, bytes, dueAt, error, reason }: Entry): Html {
  return html`<tr>
    <td>
      <a href="/admin/enquiries/${id}"><code>${id}</code></a>
    </td>
    <td>${when(acceptedAt)}</td>
    <td>${attempts}</td>
    <td>${error ?? reason ?? ''}</td>
    <td>${when(dueAt)}</td>
    <td>${size(bytes)}</td>
    <td>${actions(id)}</td>
  </tr>`
}

function actions(id: string): Html {
  return html`<form method="post" action="/admin/enquiries/${id}/requeue">
      <button aria-label="${words.requeue} ${id}">${words.requeue}</button>
    </form>
    <form method="post" action="/admin/enquiries/${id}/erase">
      <button aria-label="${words.erase} ${id}">${words.erase}</button>
    </form>`
}

/** One enquiry, as text only: nothing that a stranger wrote is markup here. */
export function detail(state: State, enquiry: StoredEnquiry, progress: Progress): Html {
  const { id, subject, text, attachments, acceptedAt } = enquiry
  const files = attachments.map(
    ({ name, type, bytes }, index) =>
      html`<li>
        <a href="/admin/enquiries/${id}/files/${index}">${name}</a> (${type}, ${size(bytes.length)})
      </li>`,
  )
  return page(
    subject,
    html`<p><a href="/admin">${words.back}</a></p>
      <p>
        <code>${id}</code>, ${when(acceptedAt)} UTC, ${words.states[state].heading},
        ${progress.error ?? enquiry.quarantined ?? ''}
      </p>
      <pre>${text}</pre>
      ${
        files.length
          ? html`<ul>
              ${files}
            </ul>`
          : ''
      }
      ${actions(id)}`,
  )
}
