import { html } from 'hono/html'
import { content } from './content'
import type { PastChange } from './history'
import { table, time, type Html } from './layout'

/** Where the history is in its page. */
export const historyId = 'history'

/** Changes of what is live, newest first. */
export function historyTable(changes: readonly PastChange[]): Html {
  const rows = changes.map(({ revision, at, who, action, moves, key, note }) => {
    const changed = [
      ...Object.entries(moves).map(([app, { from, to }]) => `${app} ${from ?? '–'} → ${to}`),
      ...(key ? [`${key.app} ${key.id}`] : []),
    ]
    return [revision, time(at), who, `${action} ${changed.join(', ')}`, note ?? '']
  })
  return html`<h2 id="${historyId}">${content.history}</h2>
    ${rows.length ? table(content.history, content.historyColumns, rows) : html`<p>${content.noHistory}</p>`}`
}
