import { html } from 'hono/html'
import { compositionAddress, previewAddress } from '@virida/shared/platform/paths'
import { content } from './content'
import type { PastChange } from './history'
import { historyTable } from './history-table'
import { factList, time, type Html } from './layout'
import type { LiveApp, ReleaseFacts } from './live-apps'
import { appAddress, type Action } from './pages'
import { releasesTable } from './releases-table'
import { stateOf } from './texts'

/**
 * One app: what is live, its canary and previews, and what can be done.
 * @param releaseFacts Describes a release of the app.
 */
export function appPage(
  app: LiveApp,
  releaseFacts: (version: string) => ReleaseFacts,
  changes: readonly PastChange[],
): Html {
  const { pointer, state, change, live, canary, previews, keys } = app
  return html`<p><a href="${compositionAddress}">${content.back}</a></p>
    <p class="lead"><strong>${pointer.active}</strong> ${stateOf(state)}</p>
    ${state?.problem ? html`<p class="problem">${state.problem}</p>` : ''}
    ${factList([
      [content.facts.since, change ? time(change.at) : content.unknown],
      [content.facts.by, change?.who ?? content.unknown],
      [content.facts.commit, live.commit ?? content.unknown],
    ])}
    <h2>${content.releases}</h2>
    ${releasesTable(app, releaseFacts)}
    <p class="note">${content.notes} ${content.vitalNotes}</p>
    <h2>${content.earlier}</h2>
    ${list(
      pointer.earlier,
      content.noEarlier,
      (version) =>
        html`<span>${version}</span> ${ask(app, 'rollback', version, `${content.rollBack} ${version}`)}`,
    )}
    <h2>${content.canary}</h2>
    ${list(
      canary ? [canary] : [],
      content.noCanary,
      ({ version, percent, since, by, salt }) =>
        html`<span>${version}, ${percent} %, ${content.since} ${time(since)}, ${by}</span>
          ${ask(app, 'promote', version, `${content.promote} ${version}`, salt)}
          ${ask(app, 'abort', version, content.abort, salt)}`,
    )}
    <h2>${content.previews}</h2>
    ${list(
      previews,
      content.noPreviews,
      ({ id, version, until }) =>
        html`<span><a href="${previewAddress(id)}">${version}</a> ${content.until} ${time(until)}</span>
          ${ask(app, 'publish', version, `${content.makeLive}: ${version}`)}`,
    )}
    <h2>${content.keys}</h2>
    ${list(
      keys,
      content.noKeys,
      ({ id, addedAt }) => html`<span><code>${id}</code>, ${content.added} ${time(addedAt)}</span>`,
    )}
    ${historyTable(changes)}`
}

const list = <Item>(items: readonly Item[], empty: string, show: (item: Item) => Html): Html =>
  items.length
    ? html`<ul class="list">
        ${items.map((item) => html`<li>${show(item)}</li>`)}
      </ul>`
    : html`<p>${empty}</p>`

/** The link to the question whether to do it. */
const ask = (
  { name, pointer }: LiveApp,
  action: Action,
  version: string,
  label: string,
  canary?: string,
): Html => {
  const asked = { action, version, live: pointer.active }
  const query = new URLSearchParams(canary ? { ...asked, canary } : asked)
  return html`<a class="button" href="${appAddress(name)}/confirm?${query}">${label}</a>`
}
