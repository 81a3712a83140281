import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../design'
import { exteriorsOf, interiorsWith, isThrough, paintOf } from '../frame-colors'
import { problemWords as words } from './problem-words'
import type { Problem } from './problem'

/** Colors that the series does not have, and outside and inside colors that cannot be combined. */
export function colorProblems(design: Design, { title, frameFinishes }: SeriesRecord): readonly Problem[] {
  const { exterior, interior } = design
  const names = { exterior: paintOf(exterior).title, interior: paintOf(interior).title }
  const insides = interiorsWith(exterior, frameFinishes)
  const [plain] = insides
  if (!plain) {
    const made = exteriorsOf(frameFinishes)
    const [first = exterior] = made
    const mended = {
      ...design,
      exterior: first,
      interior: interiorsWith(first, frameFinishes)[0] ?? interior,
    }
    return [
      {
        field: 'exterior',
        message: words.exterior(
          title,
          names.exterior,
          made.map((color) => paintOf(color).title),
        ),
        mend: { label: words.exteriorTo(paintOf(first).title), design: mended },
      },
    ]
  }
  if (insides.includes(interior)) return []
  return [
    {
      field: 'interior',
      message: isThrough(exterior)
        ? words.interiorThrough(names.exterior)
        : words.interiorCapstock(
            names.exterior,
            insides.map((color) => paintOf(color).title),
          ),
      mend: { label: words.interiorTo(paintOf(plain).title), design: { ...design, interior: plain } },
    },
  ]
}
