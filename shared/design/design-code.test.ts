import fc from 'fast-check'
import { inches } from '../catalogue/dimension'
import { seriesSlugs } from '../catalogue/slugs'
import { draw } from '../drawing'
import { allSeries } from '../catalogue/all-series'
import { longestCode, seriesWords } from './code-words'
import type { Design } from './design'
import { designCode } from './design-code'
import { drawingOf } from './drawing-of'
import { DesignCodeError, type DesignCodeProblem } from './error'
import { readDesign } from './read-design'
import { anyDesignOf } from './testing/arbitrary'
import { usualDesign } from './usual-design'

const casement = usualDesign('venetian-casement')

describe('writing a code', () => {
  test('leaves out what is usual', () => {
    expect(designCode(casement)).toBe('VCA1-28x54')
  })

  test('names everything else in words that can be read out', () => {
    const design: Design = {
      ...casement,
      ...{ width: inches(35.5), operation: 'XR', exterior: 'black', interior: 'almond' },
      ...{ grid: { id: 'colonial-2-by-3', bars: 'sculptured' }, panes: 'triple', glass: 'low_e4' },
      ...{ obscure: 'rain', frame: 'nail_on_3_coat' },
    }
    expect(designCode(design)).toBe('VCA1-35.5x54-XR-BK.AL-G1.COLONIAL.2.BY.3-TRIPLE-E4-RAIN-NAIL3')
  })

  test('keeps an inside that goes without saying to itself', () => {
    expect(designCode({ ...casement, exterior: 'almond', interior: 'almond' })).toBe('VCA1-28x54-AL')
    expect(designCode({ ...casement, exterior: 'black', interior: 'white' })).toBe('VCA1-28x54-BK')
  })

  test('tells a black outside from black all over', () => {
    expect(designCode({ ...casement, exterior: 'black', interior: 'black' })).toBe('VCA1-28x54-BK.BK')
  })

  test('tells a shape from its mirror image', () => {
    const quarter: Design = {
      ...usualDesign('platinum-specialty-window'),
      shape: 'quarter_round',
      flip: true,
    }
    expect(designCode(quarter)).toBe('PSP1-48x60-QUARTER.FLIP')
  })

  test('has another word for every series', () => {
    expect(new Set(Object.values(seriesWords)).size).toBe(seriesSlugs.length)
  })
})

describe.each(seriesSlugs)('the code of a %s', (slug) => {
  test('is read back to the same design', () => {
    fc.assert(
      fc.property(anyDesignOf(slug), (design) => {
        expect(readDesign(designCode(design))).toEqual(design)
      }),
    )
  })

  test('is short, and stands in an address as it is', () => {
    fc.assert(
      fc.property(anyDesignOf(slug), (design) => {
        const code = designCode(design)
        return code.length <= longestCode && encodeURIComponent(code) === code
      }),
    )
  })

  test('stands for something that can be drawn', () => {
    fc.assert(
      fc.property(anyDesignOf(slug), (design) => {
        expect(draw(drawingOf(design, allSeries[slug])).shapes.length).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  })
})

const problemIn = (text: string): DesignCodeProblem | undefined => {
  const read = readDesign(text)
  return read instanceof DesignCodeError ? read.code : undefined
}

describe('reading a code', () => {
  test('minds neither case nor spaces around it', () => {
    expect(readDesign(' vca1-28X54-xr ')).toEqual({ ...casement, operation: 'XR' })
  })

  test('minds no order after the size', () => {
    expect(readDesign('VCA1-28x54-RAIN-BK-XR')).toEqual(readDesign('VCA1-28x54-XR-BK-RAIN'))
  })

  test.each<[string, DesignCodeProblem]>([
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    [`VCA1-28x54-${'G.A'.repeat(60)}`, 'TOO_LONG'],
    ['XYZ1-28x54', 'SERIES'],
    ['VCA', 'SERIES'],
    ['constructor', 'SERIES'],
    ['VCA2-28x54', 'VERSION'],
    ['VCA1', 'SIZE'],
    ['VCA1-28', 'SIZE'],
    ['VCA1-28.1x54', 'SIZE'],
    ['VCA1-0x54', 'SIZE'],
    ['VCA1-28x99999', 'SIZE'],
    ['VCA1--28x54', 'SIZE'],
    ['VCA1-1e9x54', 'SIZE'],
    ['VCA1-28x54-ZZ', 'PART'],
    ['VCA1-28x54-', 'PART'],
    ['VCA1-28x54-BK.WH.AL', 'PART'],
    ['VCA1-28x54-QUARTER.UP', 'PART'],
    ['VCA1-28x54-BK-AL', 'REPEATED'],
    ['VCA1-28x54-PXXP', 'LAYOUT'],
    ['VCA1-28x54-ARCH', 'LAYOUT'],
    ['VSH1-36x60-XO', 'LAYOUT'],
    ['BFD1-144x96-9L', 'LAYOUT'],
  ])('answers "%s" with %s', (text, code) => {
    expect(problemIn(text)).toBe(code)
  })

  test('says in the error what it stumbled over', () => {
    expect(readDesign('VCA1-28x54-ZZ')).toMatchObject({ message: '"ZZ" is no part of a design code' })
  })

  test('answers any text with a design that can be drawn, or a named error', () => {
    const pieces = fc.constantFrom(
      ...[
        'VCA1',
        'MSD1',
        'PSP1',
        '28x54',
        '-',
        '.',
        'XO',
        'BK',
        'G',
        'G1.',
        'P',
        '9L',
        'FLIP',
        'E4',
        '0',
        '½',
      ],
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (code) => {
        const read = readDesign(code)
        if (read instanceof DesignCodeError) return read.message.length > 0
        return draw(drawingOf(read, allSeries[read.series])).shapes.length > 0
      }),
      { numRuns: 500 },
    )
  })
})
