import type { Facade } from '@virida/shared/products/project/facade'
import type { Project, ProjectWindow } from '@virida/shared/products/project/project'

/** Fields of a row that are compared, in the order in which differences are listed. */
const comparedFields = [
  ...(['mark', 'room', 'quantity', 'design', 'asked', 'opening'] as const),
  ...(['sleeping', 'grade', 'sill', 'places', 'notes'] as const),
]
export type ComparedField = (typeof comparedFields)[number]

export type RowChange =
  | { kind: 'added'; after: ProjectWindow }
  | { kind: 'removed'; before: ProjectWindow }
  | { kind: 'changed'; before: ProjectWindow; after: ProjectWindow; fields: readonly ComparedField[] }

const valueOf = (window: ProjectWindow, field: ComparedField) => JSON.stringify(window[field] ?? null)

const fieldsThatDiffer = (before: ProjectWindow, after: ProjectWindow): readonly ComparedField[] =>
  comparedFields.filter((field) => valueOf(before, field) !== valueOf(after, field))

const key =
  (...fields: readonly ComparedField[]) =>
  (window: ProjectWindow) =>
    fields.map((field) => valueOf(window, field)).join('\n')

/**
 * What makes two rows the same opening, from the surest to the least sure: all fields, then the mark, then room and
 * design, then the room, then the design. An empty mark or room does not count.
 */
const ways: readonly ((window: ProjectWindow) => string | undefined)[] = [
  key(...comparedFields),
  (window) => (window.mark ? key('mark')(window) : undefined),
  (window) => (window.room ? key('room', 'design')(window) : undefined),
  (window) => (window.room ? key('room')(window) : undefined),
  (window) => (window.design ? key('design')(window) : undefined),
]

/** The place of the same row in the other list, for each row that has one. */
function pairsOf(before: readonly ProjectWindow[], after: readonly ProjectWindow[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const way of ways) {
    const waiting = new Map<string, number[]>()
    before.forEach((window, at) => {
      const name = taken.has(at) ? undefined : way(window)
      if (name !== undefined) waiting.set(name, [...(waiting.get(name) ?? []), at])
    })
    after.forEach((window, at) => {
      if (pairs.has(at)) return
      const from = waiting.get(way(window) ?? '')?.shift()
      if (from === undefined) return
      pairs.set(at, from)
      taken.add(from)
    })
  }
  return pairs
}

/** The rows that differ between two versions of a job: those of the newer one in their order, then the removed ones. */
export function compareJobs(
  { windows: before }: Pick<Project, 'windows'>,
  { windows: after }: Pick<Project, 'windows'>,
): RowChange[] {
  const pairs = pairsOf(before, after)
  const kept = new Set(pairs.values())
  const changes = after.flatMap((window, at): RowChange[] => {
    const from = before[pairs.get(at) ?? -1]
    if (!from) return [{ kind: 'added', after: window }]
    const fields = fieldsThatDiffer(from, window)
    return fields.length > 0 ? [{ kind: 'changed', before: from, after: window, fields }] : []
  })
  const removed = before.flatMap((window, at): RowChange[] =>
    kept.has(at) ? [] : [{ kind: 'removed', before: window }],
  )
  return [...changes, ...removed]
}

/** Fields of a façade that are compared, in the order in which differences are listed. */
const facadeFields = ['name', 'width', 'height', 'roof', 'floors'] as const
export type FacadeField = (typeof facadeFields)[number]

export type FacadeChange =
  | { kind: 'added'; after: Facade }
  | { kind: 'removed'; before: Facade }
  | { kind: 'changed'; before: Facade; after: Facade; fields: readonly FacadeField[] }

/** The façades that differ between two versions of a job: those of the newer one, then the removed ones. */
export function compareFacades(
  { facades: before = [] }: Pick<Project, 'facades'>,
  { facades: after = [] }: Pick<Project, 'facades'>,
): FacadeChange[] {
  const changes = after.flatMap((facade): FacadeChange[] => {
    const from = before.find(({ id }) => id === facade.id)
    if (!from) return [{ kind: 'added', after: facade }]
    const fields = facadeFields.filter(
      (field) => JSON.stringify(from[field]) !== JSON.stringify(facade[field]),
    )
    return fields.length > 0 ? [{ kind: 'changed', before: from, after: facade, fields }] : []
  })
  const removed = before.flatMap((facade): FacadeChange[] =>
    after.some(({ id }) => id === facade.id) ? [] : [{ kind: 'removed', before: facade }],
  )
  return [...changes, ...removed]
}

/** Two versions of a job, and how the later one differs. */
export type Versions = {
  before: Project
  after: Project
  rows: readonly RowChange[]
  facades: readonly FacadeChange[]
}

export const compareVersions = (before: Project, after: Project): Versions => ({
  before,
  after,
  rows: compareJobs(before, after),
  facades: compareFacades(before, after),
})
