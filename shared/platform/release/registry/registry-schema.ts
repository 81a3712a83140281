import { z } from 'zod'

/** How many earlier releases of an app the registry remembers, and how many that were taken back. */
const mostEarlier = 50
/** Number of earlier releases of each app that a gateway also gets from a store, for documents that are still open. */
export const keptReleases = 5
/** How many previews an app has at most. A new one ends the oldest of its app. */
export const mostPreviews = 20
/** How many canaries a site has at most, each of another app. The gateway keeps processes and pages for each of them. */
export const mostCanaries = 4
/** Largest share of the browsers that a canary gets, in percent. */
export const mostPercent = 50

const versions = z.array(z.string())

const pointerSchema = z
  .object({
    active: z.string(),
    /** Releases that were live before, latest first. Those that were taken back are not among them. */
    earlier: versions,
    /** Releases that were rolled back. Nothing returns to them, unless somebody publishes them again. */
    takenBack: versions,
    /** Route patterns of the active release. The gateway knows the owner of a page even if it cannot read the release. */
    paths: versions,
  })
  .transform((pointer) => ({
    ...pointer,
    /** The release that is used when the active one cannot be run, and to which a rollback returns. */
    previous: pointer.earlier[0] ?? null,
  }))

/** A release that is not live, which a browser shows that has opened its address. */
const previewSchema = z.object({
  /** Random; part of the address. */
  id: z.string().regex(/^[\w-]{22}$/),
  app: z.string(),
  version: z.string(),
  until: z.iso.datetime(),
})

/** Whether no app has too many previews. Takes linear time, because a store can contain any number of them. */
function hasFewOfEachApp(previews: readonly { app: string }[]): boolean {
  const counts = new Map<string, number>()
  for (const { app } of previews) counts.set(app, (counts.get(app) ?? 0) + 1)
  return [...counts.values()].every((count) => count <= mostPreviews)
}

/** A release that is not live, which a share of all browsers gets. */
const canarySchema = z.object({
  app: z.string(),
  version: z.string(),
  /** Share of the browsers that are in no earlier canary. */
  percent: z.int().min(1).max(mostPercent),
  since: z.iso.datetime(),
  /** Who started it. */
  by: z.string(),
  /** Random. With the bucket of a browser it decides who is in the share, so each canary has other browsers. */
  salt: z.string().regex(/^[\w-]{22}$/),
})

const moveSchema = z.object({
  from: z.string().nullable(),
  to: z.string(),
  /** Commit from which the release was built. */
  commit: z.string().optional(),
  /** The change, signed with the key of the team. */
  signature: z.object({ key: z.string(), value: z.string() }).optional(),
})

const changeSchema = z.object({
  action: z.enum([
    'publish',
    'rollback',
    'repair',
    'preview',
    'canary',
    'promote',
    'abort',
    'sign',
    'add-key',
    'remove-key',
  ]),
  /** Who made the change, as `user@machine` or what RELEASE_AUTHOR says. */
  who: z.string(),
  /** More about the change, such as the share of a canary or why it was aborted. */
  note: z.string().max(500).optional(),
  moves: z.record(z.string(), moveSchema),
  /** The key that was added or removed, or that has signed releases. */
  key: z.object({ app: z.string(), id: z.string() }).optional(),
})

/** A public key: 32 bytes in base64url. */
export const publicKeyPattern = /^[\w-]{43}$/

/** How many keys an app has at most: the one in use, and the next one while it is rotated. */
export const mostKeys = 2

/** Who may publish an app. Without keys, anybody may who can write the registry. */
const ownerSchema = z.object({
  keys: z
    .array(
      z.object({
        id: z.string(),
        publicKey: z.string().regex(publicKeyPattern),
        addedAt: z.iso.datetime(),
      }),
    )
    .max(mostKeys),
  /** Signatures of the manifests of releases in use: by version, then by the id of the key. */
  signatures: z.record(z.string(), z.record(z.string(), z.string())),
})

/** Which release of each app is live. Each change makes a new revision; a revision is never changed. */
const currentSchema = z.object({
  schema: z.literal(2),
  revision: z.int().nonnegative(),
  updatedAt: z.iso.datetime(),
  apps: z.record(z.string(), pointerSchema),
  /** The newest first. Old revisions, from before previews existed, have no such list. */
  previews: z.array(previewSchema).refine(hasFewOfEachApp).default([]),
  /** At most one for each app, the oldest first. Old revisions, from before canaries existed, have no such list. */
  canaries: z.array(canarySchema).max(mostCanaries).default([]),
  /** The keys of each app and the signatures of its releases. Apps without a key, and old revisions, have no entry. */
  owners: z.record(z.string(), ownerSchema).default({}),
  /** The change that led from the revision before to this one. */
  change: changeSchema.optional(),
})

/** The registry before it had revisions: one file, which was replaced. */
const firstSchema = z
  .object({
    schema: z.literal(1),
    updatedAt: z.iso.datetime(),
    apps: z.record(
      z.string(),
      z.object({
        active: z.string(),
        previous: z.string().nullable(),
        takenBack: z.string().optional(),
        paths: versions,
      }),
    ),
  })
  .transform(({ updatedAt, apps }): z.infer<typeof currentSchema> => ({
    schema: 2,
    revision: 0,
    updatedAt,
    apps: Object.fromEntries(
      Object.entries(apps).map(([app, { active, previous, takenBack, paths }]) => {
        const back = takenBack && takenBack !== active ? [takenBack] : []
        return [app, pointer(active, previous && !back.includes(previous) ? [previous] : [], back, paths)]
      }),
    ),
    previews: [],
    canaries: [],
    owners: {},
  }))

/** A registry as it is stored now, or as it was stored before it had revisions. */
export const registrySchema = z.union([currentSchema, firstSchema])

export type Registry = z.infer<typeof currentSchema>
export type Pointer = Registry['apps'][string]
export type Preview = Registry['previews'][number]
export type Canary = Registry['canaries'][number]
export type Change = z.infer<typeof changeSchema>
export type Move = z.infer<typeof moveSchema>
export type Owner = z.infer<typeof ownerSchema>

export const emptyRegistry = (): Registry => ({
  schema: 2,
  revision: 0,
  updatedAt: new Date(0).toISOString(),
  apps: {},
  previews: [],
  canaries: [],
  owners: {},
})

/** Whether visitors may use a release: it is live, a canary, or one of the latest that were live. */
export function isKept({ apps, canaries }: Registry, app: string, version: string): boolean {
  const live = apps[app]
  return (
    live?.active === version ||
    live?.earlier.slice(0, keptReleases).includes(version) === true ||
    canaries.some((canary) => canary.app === app && canary.version === version)
  )
}

/** Makes the pointer of an app. Of long lists of releases, it keeps the latest. */
export function pointer(active: string, earlier: string[], takenBack: string[], paths: string[]): Pointer {
  const known = earlier.filter((version) => version !== active && !takenBack.includes(version))
  return pointerSchema.parse({
    active,
    earlier: [...new Set(known)].slice(0, mostEarlier),
    takenBack: takenBack.filter((version) => version !== active).slice(-mostEarlier),
    paths,
  })
}
