import fc from 'fast-check'
import { inches } from '../../catalogue/dimension'
import { seriesFacts } from '../../catalogue/facts'
import { seriesSlugs } from '../../catalogue/slugs'
import { draw } from '../../drawing/draw'
import { allSeries } from '../../catalogue/all-series'
import { longestCode } from './code-words'
import type { Design } from '../design'
import { designCode } from './design-code'
import { drawingOf } from '../drawing-of'
import { DesignCodeError, type DesignCodeProblem } from './error'
import { readDesign } from './read-design'
import { anyDesignOf } from '../testing/arbitrary'
import { usualDesign } from '../usual-design'

const casement = usualDesign('venetian-casement')

describe('writing a code', () => {
  it('leaves out default values', () => {
    expect(designCode(casement)).toBe('VCA1-28x54')
  })

  it('writes everything else as words', () => {
    const design: Design = {
      ...casement,
      ...{ width: inches(35.5), operation: 'XR', exterior: 'black', interior: 'almond' },
      ...{ grid: { id: 'colonial-2-by-3', bars: 'sculptured' }, panes: 'triple', glass: 'low_e4' },
      ...{ obscure: 'rain', frame: 'nail_on_3_coat' },
    }
    expect(designCode(design)).toBe('VCA1-35.5x54-XR-BK.AL-G1.2X3-TRIPLE-E4-RAIN-NAIL3')
  })

  it('writes every grid of the catalogue as one short word of its own', () => {
    const ids = new Set(
      Object.values(allSeries).flatMap(({ options }) => (options.grids ?? []).map(({ id }) => id)),
    )
    const words = [...ids].map(
      (id) => designCode({ ...casement, grid: { id, bars: 'flat' } }).split('-G.')[1],
    )
    expect(new Set(words).size).toBe(ids.size)
    for (const word of words) expect(word).toMatch(/^[A-Z0-9]{1,9}$/)
  })

  it('writes a grid that no series has as its id, also one with the name of a property of all objects', () => {
    expect(designCode({ ...casement, grid: { id: 'constructor', bars: 'flat' } })).toBe(
      'VCA1-28x54-G.CONSTRUCTOR',
    )
  })

  it('leaves out the default inside color', () => {
    expect(designCode({ ...casement, exterior: 'almond', interior: 'almond' })).toBe('VCA1-28x54-AL')
    expect(designCode({ ...casement, exterior: 'black', interior: 'white' })).toBe('VCA1-28x54-BK')
  })

  it('distinguishes a black outside from black all over', () => {
    expect(designCode({ ...casement, exterior: 'black', interior: 'black' })).toBe('VCA1-28x54-BK.BK')
  })

  it('distinguishes a shape from its mirror image', () => {
    const quarter: Design = {
      ...usualDesign('platinum-specialty-window'),
      shape: 'quarter_round',
      flip: true,
    }
    expect(designCode(quarter)).toBe('PSP1-48x60-QUARTER.FLIP')
  })

  it('has a different word for every series', () => {
    expect(new Set(seriesSlugs.map((slug) => seriesFacts[slug].codeWord)).size).toBe(seriesSlugs.length)
  })
})

describe.each(seriesSlugs)('the code of a %s', (slug) => {
  it('is read back to the same design', () => {
    fc.assert(
      fc.property(anyDesignOf(slug), (design) => {
        expect(readDesign(designCode(design))).toEqual(design)
      }),
    )
  })

  it('is short and needs no escaping in an address', () => {
    fc.assert(
      fc.property(anyDesignOf(slug), (design) => {
        const code = designCode(design)
        return code.length <= longestCode && encodeURIComponent(code) === code
      }),
    )
  })

  it('gives a design that can be drawn', () => {
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
  it('ignores case and surrounding spaces', () => {
    expect(readDesign(' vca1-28X54-xr ')).toEqual({ ...casement, operation: 'XR' })
  })

  it('does not count surrounding spaces as part of the length', () => {
    const spaces = ' '.repeat(longestCode)
    expect(readDesign(`${spaces}VCA1-28x54-XR${spaces}`)).toEqual({ ...casement, operation: 'XR' })
  })

  it('accepts the parts after the size in any order', () => {
    expect(readDesign('VCA1-28x54-RAIN-BK-XR')).toEqual(readDesign('VCA1-28x54-XR-BK-RAIN'))
  })

  it('still reads codes that spell out the name of the grid', () => {
    expect(readDesign('VCA1-28x54-G1.COLONIAL.2.BY.3')).toEqual(readDesign('VCA1-28x54-G1.2X3'))
    expect(readDesign('VSH1-36x60-G.QUEEN.ANNE.TOP.SASH')).toEqual(readDesign('VSH1-36x60-G.QTOP'))
  })

  it.each<[string, DesignCodeProblem]>([
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

  it('names the wrong part in the error', () => {
    expect(readDesign('VCA1-28x54-ZZ')).toMatchObject({ message: '"ZZ" is not a part of a design code' })
  })

  it('returns a design that can be drawn or a named error for any text', () => {
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
