import { html } from 'hono/html'
import { compositionAddress } from '@virida/shared/platform/paths'
import { content } from './content'
import type { PastChange } from './history'
import { historyId, historyTable } from './history-table'
import { kilobytes, table, time, type Html } from './layout'
import type { LiveApp } from './live-apps'
import { appAddress } from './pages'
import { errorsOf, stateOf, vitalsOf } from './texts'

/** More apps than these can be searched. */
const fewApps = 10
/** Characters of a search. */
export const longestSearch = 60

/**
 * All apps, those that need somebody first, then the latest changes.
 * @param search Only apps with this text in their name are listed.
 */
export function overview(apps: readonly LiveApp[], changes: readonly PastChange[], search = ''): Html {
  const inState = (wanted: string) => apps.filter(({ state }) => state?.state === wanted).length
  const listed = apps
    .filter(({ name }) => name.includes(search.toLowerCase()))
    .sort((a, b) => urgency(a) - urgency(b))
  return html`<p class="lead">${content.intro}</p>
    <h2>${content.apps}</h2>
    <p>
      ${content.summary(apps.length, inState('fallback'), inState('failing'))}
      <a href="#${historyId}">${content.toHistory}</a>
    </p>
    ${apps.length > fewApps ? searchForm(search) : ''}
    ${
      search
        ? html`<p role="status">
            ${content.found(listed.length, apps.length, search)}
            <a href="${compositionAddress}">${content.showAll}</a>
          </p>`
        : ''
    }
    ${listed.length > 0 ? table(content.apps, content.columns, listed.map(row)) : ''}
    <p class="note">${content.notes}</p>
    ${historyTable(changes)}`
}

const searchForm = (search: string): Html =>
  html`<form class="search" action="${compositionAddress}" role="search">
    <label for="search">${content.search}</label>
    <input id="search" name="search" value="${search}" maxlength="${longestSearch}" autocomplete="off" />
    <button>${content.find}</button>
  </form>`

/** Failing apps, then those that show an earlier release, then canaries, then the others. */
function urgency({ state, canary }: LiveApp): number {
  if (state?.state === 'failing') return 0
  if (state?.state === 'fallback') return 1
  return canary ? 2 : 3
}

function row({ name, pointer, state, change, live, canary, previews }: LiveApp): readonly (string | Html)[] {
  const { commit, sizes, counts } = live
  const beside = [
    ...(canary ? [`${content.canary} ${canary.version} (${canary.percent} %)`] : []),
    ...(previews.length > 0
      ? [`${content.previews}: ${previews.map(({ version }) => version).join(', ')}`]
      : []),
  ]
  return [
    html`<a href="${appAddress(name)}">${name}</a>`,
    pointer.active,
    stateOf(state),
    change ? time(change.at) : content.unknown,
    change?.who ?? content.unknown,
    beside.join('; '),
    errorsOf(counts) || content.none,
    vitalsOf(counts) || content.none,
    sizes ? kilobytes(sizes.js) : '',
    sizes ? kilobytes(sizes.css) : '',
    html`<code>${commit ?? content.unknown}</code>`,
  ]
}
