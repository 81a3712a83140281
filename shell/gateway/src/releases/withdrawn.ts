import type { Withdrawn } from '@virida/shared/platform/contract/composition'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'

/** The versions of each app that have been rolled back, for tabs that still use them. */
export function withdrawn({ apps }: Registry): Withdrawn {
  return Object.fromEntries(
    Object.entries(apps).flatMap(([app, { takenBack }]) => (takenBack.length > 0 ? [[app, takenBack]] : [])),
  )
}
