import type { DescribedPicture } from './descriptions'

type Ranked = Pick<DescribedPicture, 'isWide' | 'set' | 'name' | 'scene'>

/** The order in which pictures are made. A picture belongs to the first step that is true for it. */
const steps: readonly ((picture: Ranked) => boolean)[] = [
  ({ isWide, set }) => Boolean(isWide) || set === 'home',
  ({ name }) => /-new-construction-1$/.test(name),
  ({ name }) => /-retrofit-1$/.test(name),
  ({ set }) => set === 'lines',
  ({ set, scene }) => scene.kind === 'interior' && !set.startsWith('gallery-'),
  ({ set, name }) => set.startsWith('gallery-') && name.endsWith('-01'),
  ({ set }) => !set.startsWith('gallery-'),
]

const rank = (picture: Ranked) => {
  const step = steps.findIndex((belongs) => belongs(picture))
  return step < 0 ? steps.length : step
}

/** Sorts heroes first, then first slides, line scenes, rooms, gallery covers, other sets, and the galleries last. */
export const byPriority = (a: Ranked, b: Ranked): number => rank(a) - rank(b)
