import { html } from 'hono/html'
import { previewAddress, compositionAddress } from '@virida/shared/platform/paths'
import type { Confirmed } from './confirmed-store'
import { content } from './content'
import type { PastChange } from './history'
import { kilobytes, table, time, type Html } from './layout'
import type { LiveApp } from './live-apps'

export const appAddress = (app: string) => `${compositionAddress}/apps/${encodeURIComponent(app)}`

/** The form that signs somebody in. */
export const signInForm = (problem?: string): Html =>
  html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
    <form class="sign-in" method="post" action="${compositionAddress}/sign-in">
      <label for="name">${content.signIn.name}</label>
      <input id="name" name="name" autocomplete="name" required maxlength="60" />
      ${tokenField()}
      <button>${content.signIn.submit}</button>
    </form>`

const tokenField = (problem?: string): Html =>
  html`<label for="token">${content.signIn.token}</label>
    <input
      id="token"
      name="token"
      type="password"
      autocomplete="current-password"
      required
      maxlength="500"
      ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}
    />`

/** All apps, those that need somebody first, then the latest changes. */
export function overview(apps: readonly LiveApp[], changes: readonly PastChange[]): Html {
  const inState = (wanted: string) => apps.filter(({ state }) => state?.state === wanted).length
  const sorted = [...apps].sort((a, b) => urgency(a) - urgency(b))
  return html`<p class="lead">${content.intro}</p>
    <h2>${content.apps}</h2>
    <p>${content.summary(apps.length, inState('fallback'), inState('failing'))}</p>
    ${table(content.apps, content.columns, sorted.map(row))}
    <p class="note">${content.notes}</p>
    ${history(changes)}`
}

/** Failing apps, then those that show an earlier release, then canaries, then the others. */
function urgency({ state, canary }: LiveApp): number {
  if (state?.state === 'failing') return 0
  if (state?.state === 'fallback') return 1
  return canary ? 2 : 3
}

function row({ name, pointer, state, change, commit, sizes, counts, canary, previews }: LiveApp): Html {
  const beside = [
    ...(canary ? [`${content.canary} ${canary.version} (${canary.percent} %)`] : []),
    ...(previews.length > 0
      ? [`${content.previews}: ${previews.map(({ version }) => version).join(', ')}`]
      : []),
  ]
  return html`<tr>
    <th scope="row"><a href="${appAddress(name)}">${name}</a></th>
    <td>${pointer.active}</td>
    <td>${stateOf(state)}</td>
    <td>${change ? time(change.at) : content.unknown}</td>
    <td class="long">${change?.who ?? content.unknown}</td>
    <td><code>${commit ?? content.unknown}</code></td>
    <td class="number">${sizes ? kilobytes(sizes.js) : ''}</td>
    <td class="number">${sizes ? kilobytes(sizes.css) : ''}</td>
    <td class="long">${errorsOf(counts) || '–'}</td>
    <td class="long">${beside.join('; ')}</td>
  </tr>`
}

function errorsOf(counts: LiveApp['counts']): string {
  if (!counts) return ''
  const { shown = 0, fallback = 0, error = 0 } = counts.documents
  const faults = Object.values(counts.faults).reduce((sum, count) => sum + count, 0)
  const failed = fallback + error
  return `${content.ofDocuments(failed, shown + failed)}, ${content.inBrowsers(faults)}`
}

const stateOf = (state: LiveApp['state']): Html =>
  state
    ? html`<span class="state" data-state="${state.state}">${content.states[state.state]}</span>`
    : html`${content.unknown}`

function history(changes: readonly PastChange[]): Html {
  const rows = changes.map(
    ({ revision, at, who, action, moves, key, note }) =>
      html`<tr>
        <td>${revision}</td>
        <td>${time(at)}</td>
        <td class="long">${who}</td>
        <td class="long">
          ${action}
          ${[
            ...Object.entries(moves).map(([app, { from, to }]) => `${app} ${from ?? '–'} → ${to}`),
            ...(key ? [`${key.app} ${key.id}`] : []),
          ].join(', ')}
        </td>
        <td class="long">${note ?? ''}</td>
      </tr>`,
  )
  return html`<h2>${content.history}</h2>
    ${rows.length ? table(content.history, content.historyColumns, rows) : html`<p>${content.noHistory}</p>`}`
}

/** One app: what is live, its canary and previews, and what can be done. */
export function appPage(app: LiveApp, changes: readonly PastChange[]): Html {
  const { pointer, state, change, commit, canary, previews, keys, sizes, counts } = app
  return html`<p><a href="${compositionAddress}">${content.back}</a></p>
    <p class="lead"><strong>${pointer.active}</strong> ${stateOf(state)}</p>
    ${state?.problem ? html`<p class="problem">${state.problem}</p>` : ''}
    ${factList([
      [content.facts.since, change ? time(change.at) : content.unknown],
      [content.facts.by, change?.who ?? content.unknown],
      [content.facts.commit, commit ?? content.unknown],
      [content.facts.scripts, sizes ? kilobytes(sizes.js) : content.unknown],
      [content.facts.styles, sizes ? kilobytes(sizes.css) : content.unknown],
      [content.facts.errors, errorsOf(counts) || content.ofDocuments(0, 0)],
    ])}
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
        html`<span
            >${version}, ${percent} %, ${content.since} ${time(since)}, ${by}.
            ${errorsOf(app.canaryCounts)}</span
          >
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
    ${history(changes)}`
}

const factList = (facts: readonly (readonly [string, string | Html])[]): Html =>
  html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

const list = <Item>(items: readonly Item[], empty: string, show: (item: Item) => Html): Html =>
  items.length
    ? html`<ul class="list">
        ${items.map((item) => html`<li>${show(item)}</li>`)}
      </ul>`
    : html`<p>${empty}</p>`

export const actions = ['rollback', 'publish', 'promote', 'abort'] as const
export type Action = (typeof actions)[number]

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

/**
 * The question whether to do it. It asks for the token too, so that nobody can change anything with a session alone.
 * @param problem Why the token was refused.
 */
export const confirmPage = (
  app: string,
  { action, version, live, canary }: Confirmed & { action: Action },
  problem?: string,
): Html =>
  html`<p class="lead">${content.questions[action]}</p>
    ${factList([
      [content.confirm.app, app],
      [content.confirm.live, live],
      [content.confirm.next, action === 'abort' ? live : version],
    ])}
    ${problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
    <form class="sign-in" method="post" action="${appAddress(app)}/change">
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="live" value="${live}" />
      ${canary ? html`<input type="hidden" name="canary" value="${canary}" />` : ''} ${tokenField(problem)}
      <div class="confirm">
        <button>${content.answers[action]}</button>
        <a class="button" href="${appAddress(app)}">${content.confirm.cancel}</a>
      </div>
    </form>`

/** Why something was not done. */
export const refusedPage = (app: string, message: string): Html =>
  html`<p class="problem" role="alert">${message}</p>
    <p><a href="${appAddress(app)}">${app}</a></p>`
