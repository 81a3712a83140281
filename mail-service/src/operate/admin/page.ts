import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import { heldStates, type HeldState, type SeenEnquiries } from '../../outbox/act-on-all'
import type { Entry, Listing, Progress, State } from '../../outbox/outbox'
import { content } from './content'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const when = (at: number | undefined) =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const size = (bytes: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(
    bytes / 1024,
  )

function page(title: string, body: Html): Html {
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
          ${body}
        </main>
      </body>
    </html>`
}

/** The overview: active alarms, then one table for each state. */
export function overview(alarms: { kind: string; since: number }[], lists: Record<State, Listing>): Html {
  const raised = alarms.map(
    ({ kind, since }) =>
      html`<p class="alarm">${content.alarm} <code>${kind}</code>, ${content.since} ${when(since)} UTC</p>`,
  )
  const tables = (Object.entries(lists) as [State, Listing][]).map(([state, listing]) =>
    table(state, listing),
  )
  return page(content.title, html`${raised.length ? raised : html`<p>${content.allWell}</p>`}${tables}`)
}

function table(state: State, { total, entries }: Listing): Html {
  const { heading, empty } = content.states[state]
  if (!total)
    return html`<h2>${heading}</h2>
      <p>${empty}</p>`
  const columns = content.columns.map((column) => html`<th scope="col">${column}</th>`)
  return html`<h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${heading}">
      <table>
        <caption>
          ${entries.length} ${content.of} ${total}
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
    </div>
    ${isHeld(state) ? formsForAll(state) : ''}`
}

const isHeld = (state: State): state is HeldState => heldStates.some((held) => held === state)

/** Erasing cannot be undone, so it has a page that asks first. */
const formsForAll = (state: HeldState): Html =>
  html`<div class="actions">
    <form method="post" action="/admin/requeue?state=${state}">
      <button aria-label="${content.requeueAll}: ${content.states[state].heading}">
        ${content.requeueAll}
      </button>
    </form>
    <form action="/admin/erase">
      <input type="hidden" name="state" value="${state}" />
      <button aria-label="${content.eraseAll}: ${content.states[state].heading}">${content.eraseAll}</button>
    </form>
  </div>`

/** The page that asks before all enquiries of a state are erased. The newest one comes first. */
export function confirmation(state: HeldState, { ids, digest }: SeenEnquiries, hasChanged: boolean): Html {
  const question = content.eraseQuestion(ids.length, content.states[state].heading)
  return page(
    content.eraseAll,
    html`${hasChanged ? html`<p role="alert">${content.listChanged}</p>` : ''}
      <p>${question}</p>
      <form method="post" action="/admin/erase?state=${state}&newest=${ids[0] ?? ''}&digest=${digest}">
        <button>${content.eraseAll}</button>
      </form>
      <p><a href="/admin">${content.back}</a></p>`,
  )
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

const actions = (id: string): Html =>
  html`<div class="actions">
    <form method="post" action="/admin/enquiries/${id}/requeue">
      <button aria-label="${content.requeue} ${id}">${content.requeue}</button>
    </form>
    <form method="post" action="/admin/enquiries/${id}/erase">
      <button aria-label="${content.erase} ${id}">${content.erase}</button>
    </form>
  </div>`

/** The page of an enquiry. Its content is shown as plain text, so that no markup from outside is interpreted. */
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
    html`<p><a href="/admin">${content.back}</a></p>
      <p>
        <code>${id}</code>, ${when(acceptedAt)} UTC, ${content.states[state].heading},
        ${progress.error ?? enquiry.spam ?? ''}
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
