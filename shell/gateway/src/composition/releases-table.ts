import { html } from 'hono/html'
import { content } from './content'
import { kilobytes, table, type Html } from './layout'
import type { LiveApp, ReleaseFacts } from './live-apps'
import { errorsOf, measuredOf, vitalNames, vitalOf } from './texts'

/**
 * The releases of an app beside each other: the live one, its canary, those of previews, and earlier ones.
 * @param releaseFacts Describes a release of the app.
 */
export function releasesTable(
  { pointer, canary, previews }: LiveApp,
  releaseFacts: (version: string) => ReleaseFacts,
): Html {
  const roles: (readonly [string, string])[] = [
    [pointer.active, content.roles.live],
    ...(canary ? [[canary.version, content.roles.canary] as const] : []),
    ...previews.map(({ version }) => [version, content.roles.preview] as const),
    ...pointer.earlier.map((version) => [version, content.roles.earlier] as const),
  ]
  const versions = [...new Set(roles.map(([version]) => version))]
  return table(
    content.releases,
    content.releaseColumns,
    versions.map((version) => {
      const own = roles.filter(([other]) => other === version).map(([, role]) => role)
      return row(releaseFacts(version), [...new Set(own)].join(', '))
    }),
  )
}

function row(
  { version, commit, sizes, counts }: ReleaseFacts,
  role: string,
): readonly (string | number | Html)[] {
  const measured = measuredOf(counts)
  return [
    version,
    role,
    errorsOf(counts) || content.none,
    measured || content.none,
    ...vitalNames.map((name) => vitalOf(counts, name) ?? content.none),
    html`<code>${commit ?? content.unknown}</code>`,
    sizes ? kilobytes(sizes.js) : '',
    sizes ? kilobytes(sizes.css) : '',
  ]
}
