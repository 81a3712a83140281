import { lastGoodRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import type { Log } from '@virida/shared/platform/log/log'

type ByApp = Readonly<Record<string, readonly string[]>> | undefined

/** Settings with values for apps, by the name of their variable. */
type Settings = { RELEASE_KEYS: ByApp; PUBLISH_TOKENS: ByApp }

const consequences: Record<keyof Settings, string> = {
  RELEASE_KEYS: 'The key protects no release that is live.',
  PUBLISH_TOKENS: 'The token publishes no app that is live.',
}

/**
 * Warns of settings for an app that has no live release: its name may be misspelled, and then another app has no key or no
 * token. The gateway starts nevertheless, because a new section gets its key and its token before its first release.
 * @param apps The apps of this checkout. Those with a live release are known too.
 */
export function warnOfUnknownApps(
  settings: Settings,
  releasesDir: string,
  apps: readonly string[],
  log: Log,
): void {
  const live = Object.keys(lastGoodRegistry(releasesDir)?.registry.apps ?? {})
  const known = new Set([...apps, ...live])
  for (const [setting, consequence] of Object.entries(consequences))
    for (const app of Object.keys(settings[setting as keyof Settings] ?? {}))
      if (!known.has(app))
        log.warn(
          { setting, app },
          `${setting} names ${app}, which has no live release. ${consequence} If ${app} is not a new section, correct the name and restart the gateway. Known apps: ${[...known].join(', ')}.`,
        )
}
