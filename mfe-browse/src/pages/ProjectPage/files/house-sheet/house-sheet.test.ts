import { describeWindows } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { inches } from '@virida/shared/products/catalogue/dimension'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { contentBox, type PaperSize } from '@virida/shared/site/paper/page-format'
import { addPage, openPaper } from '@virida/shared/site/paper/paper'
import { elevationSheet } from './elevation-sheet'
import { elevationScale, fitsSheet, writeElevation } from './elevations'
import { facadeScale, placesTable } from './facade-figures'
import { houseSheet } from './house-sheet'
import { tagRows, tagsText, typesOf } from './job-types'
import { sheetFormat } from './sheet-frame'
import { choicesTable, egressTable, scheduleTable } from './sheet-tables'

const row = (design: string, more: Partial<ProjectWindow> = {}): ProjectWindow => ({
  ...{ design, room: 'Bedroom', quantity: 1, notes: '' },
  ...more,
})

const rows = [
  row('PSH1-36x60', { mark: 'A', sleeping: true, sill: inches(24) }),
  row('VCA1-28x54-XR-BK'),
  row('PSH1-36x60', { quantity: 3 }),
  row('', { asked: { text: 'Round window 家' }, sleeping: true }),
]

const sheet = async (
  size: PaperSize,
  windows: readonly ProjectWindow[],
  link: string | null = 'https://virida.example/#a',
  facades?: readonly Facade[],
) =>
  Buffer.concat(
    await houseSheet(
      { name: 'Hillside', windows: await describeWindows({ windows }), facades, link: link ?? undefined },
      { size, day: new Date('2026-11-22T12:00:00Z'), fonts: documentFonts() },
    ),
  ).toString('latin1')

const pages = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0

it('names rows by their marks, and others by the letter of their design', async () => {
  const tagged = tagRows(await describeWindows({ windows: rows }))
  expect(tagged.map(({ tag }) => tag)).toEqual(['A', 'B', 'C', 'D'])
  expect(typesOf(tagged).map(({ tags, units }) => [tags, units])).toEqual([
    [['A', 'C'], 4],
    [['B'], 1],
  ])
})

it('warns about a frame that is not smaller than its opening', async () => {
  const opening = { width: inches(36.25), height: inches(60.25) }
  const windows = [row('PSH1-36x60', { opening }), row('PSH1-40x60', { opening })]
  const { rows: listed } = scheduleTable(tagRows(await describeWindows({ windows })))
  expect(listed.map((cells) => cells[4])).toEqual([
    '36 × 60 in; opening 36 1/4 × 60 1/4 in',
    '40 × 60 in; opening 36 1/4 × 60 1/4 in; The frame is not smaller than the opening.',
  ])
})

it('lists the egress estimate of sleeping rooms alone, and what is not checked', async () => {
  const { rows: listed } = egressTable(tagRows(await describeWindows({ windows: rows })))
  expect(listed.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['A', expect.stringMatching(/, as estimated\. /)],
    ['D', 'Not checked. Choose a series first.'],
  ])
})

it.each([
  ['letter', '792 612', 3],
  ['archB', '1296 864', 2],
  ['a4', '841.89 595.28', 3],
] as const)('writes sheets of the paper %s in landscape', async (size, box, sheets) => {
  const pdf = await sheet(size, rows)
  expect(pdf).toContain(`/MediaBox [0 0 ${box}]`)
  expect(pages(pdf)).toBe(sheets)
})

it('leaves out the drawing of a type that is too large for the sheet', async () => {
  const tall = row('PSH1-36x360')
  expect(pages(await sheet('letter', [tall]))).toBe(1)
  expect(pages(await sheet('letter', [...rows, tall]))).toBe(pages(await sheet('letter', rows)))
})

it('draws a type on a sheet of its own larger than among others', async () => {
  const [type] = typesOf(tagRows(await describeWindows({ windows: [row('PSH1-36x60')] })))
  const format = sheetFormat('letter')
  const box = contentBox(format)
  const paper = openPaper(
    { title: 'Sheet', subject: 'Elevations', date: '2026-11-22' },
    format,
    documentFonts(),
  )
  addPage(paper, format)
  expect(elevationScale([type!], box).name).toBe('1/2 in = 1 ft (1:24)')
  expect(writeElevation(paper, type!, box).name).toBe('1 in = 1 ft (1:12)')
  expect(paper.doc.bufferedPageRange().count).toBe(1)
  expect(paper.doc.y).toBeLessThan(box.y + box.height)
})

it('draws the tallest type that fits a sheet with the longest marks of twelve rows, which end on a second sheet', async () => {
  const typeOf = async (height: number) => {
    const marks = Array.from({ length: 12 }, (_, at) => `${at}`.padStart(30, 'W'))
    const windows = marks.map((mark) => row(`PSH1-36x${height}`, { mark }))
    return typesOf(tagRows(await describeWindows({ windows })))[0]!
  }
  const box = contentBox(sheetFormat('letter'))
  let height = 200
  while (fitsSheet(await typeOf(height + 1), box)) height += 1
  const options = { size: 'letter', day: new Date('2026-11-22'), fonts: documentFonts() } as const
  const pdf = Buffer.concat(await elevationSheet(await typeOf(height), options)).toString('latin1')
  expect(pages(pdf)).toBe(2)
  expect(height).toBeGreaterThan(250)
})

it('writes only the first tags of a type at its drawing', () => {
  const tags = Array.from({ length: 150 }, (_, at) => `W${at}`)
  expect(tagsText(tags)).toBe('W0, W1, W2, W3, W4, W5, W6, W7, W8, W9, W10, W11 and 138 more')
  expect(tagsText(['A', 'B'])).toBe('A, B')
})

it('says "All" only of a choice that every row has', async () => {
  const same = { mark: 'W1' }
  const table = choicesTable(
    tagRows(await describeWindows({ windows: [row('VCA1-28x54-XR-BK', same), row('PSH1-36x60', same)] })),
  )
  expect(table.rows.filter(([choice]) => choice === 'Frame color').map((cells) => cells[2])).toEqual([
    'W1',
    'W1',
  ])
})

it('writes a list without a readable row, and a link that is too long for a QR code', async () => {
  const pdf = await sheet('letter', [row('ZZZ9-1x1')], 'x'.repeat(5000))
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

it('writes the QR code beside the notes, so that it needs no sheet of its own', async () => {
  for (const size of ['archB', 'letter'] as const) {
    const windows = [row('PSH1-36x60'), row('PSH1-24x24')]
    expect(pages(await sheet(size, windows))).toBe(2)
    expect(pages(await sheet(size, windows, null))).toBe(2)
  }
})

it('prints a job whose notes are line breaks on few sheets', async () => {
  const notes = '\n'.repeat(300)
  const windows = Array.from({ length: 30 }, () => row('PSH1-36x60', { notes, room: '\n'.repeat(60) }))
  expect((await sheet('letter', windows)).match(/\/Type \/Page\b/g)?.length).toBeLessThan(25)
})

describe('façades', () => {
  const front: Facade = {
    ...{ id: 1, name: 'Front 家', width: inches(480), height: inches(108) },
    roof: { form: 'gable', pitch: 6 },
  }
  const places = [
    { facade: 1, x: inches(50), sill: inches(20) },
    { facade: 1, x: inches(60), sill: inches(20) },
    { facade: 2, x: inches(12), sill: inches(20) },
  ]
  const placed = [row('PSH1-36x60', { quantity: 3, places }), row('VCA1-28x54-XR-BK')]
  it('are on sheets of their own, several on one if they fit', async () => {
    const without = pages(await sheet('letter', placed))
    const unplaced = [row('PSH1-36x60')]
    expect(pages(await sheet('letter', unplaced, undefined, [front]))).toBe(
      pages(await sheet('letter', unplaced)) + 1,
    )
    const small = [1, 2, 3, 4].map((id) => ({ ...front, id, width: inches(240), height: inches(96) }))
    expect(pages(await sheet('archB', placed, undefined, small))).toBeLessThanOrEqual(without + 2)
  })

  it('let the drawings of the types follow their table on the same sheet', async () => {
    // The table of five windows does not fit below the façade, so it ends on another sheet.
    const list = Array.from({ length: 5 }, (_, at) => ({
      facade: 1,
      x: inches(12 + 80 * at),
      sill: inches(20),
    }))
    const windows = [row('PSH1-24x24', { quantity: 5, places: list })]
    const gable = { ...front, roof: { form: 'gable', pitch: 4 } } as const
    const withTable = pages(await sheet('letter', windows, undefined, [gable]))
    const withoutTable = pages(
      await sheet('letter', [row('PSH1-24x24', { quantity: 5 })], undefined, [gable]),
    )
    expect(withTable).toBe(withoutTable)
  })

  it('list where each window is, and what cannot be there', async () => {
    const tagged = tagRows(await describeWindows({ windows: placed }))
    expect(placesTable([front], tagged)).toEqual({
      columns: expect.arrayContaining(['Remarks']) as string[],
      rows: [
        ['Front 家', 'A', `3'0" × 5'0"`, `4'2"`, `1'8"`, `6'8"`, 'Overlaps another window or door.'],
        ['Front 家', 'A', `3'0" × 5'0"`, `5'0"`, `1'8"`, `6'8"`, 'Overlaps another window or door.'],
      ],
    })
    const alone = placesTable([{ ...front, id: 2, name: '' }], tagged)
    expect(alone.columns).not.toContain('Remarks')
    expect(alone.rows).toEqual([['Façade', 'A', `3'0" × 5'0"`, `1'0"`, `1'8"`, `6'8"`]])
  })

  it('leave out a place beyond the quantity of its row', async () => {
    const fewer = tagRows(await describeWindows({ windows: [row('PSH1-36x60', { quantity: 1, places })] }))
    expect(placesTable([front], fewer).rows).toHaveLength(1)
  })

  it.each([
    ['letter', '3/16 in = 1 ft (1:64)'],
    ['archB', '1/4 in = 1 ft (1:48)'],
    ['a4', '1:100'],
  ] as const)('are drawn on %s at %s', (size, name) => {
    expect(facadeScale([front], contentBox(sheetFormat(size)), size).name).toBe(name)
  })

  it('of the largest size still fit a sheet of each paper', async () => {
    const largest: Facade = {
      ...{ ...front, width: inches(1440), height: inches(720) },
      roof: { form: 'eave', rise: inches(480) },
    }
    for (const size of ['letter', 'archB', 'a4'] as const) {
      const box = contentBox(sheetFormat(size))
      const { pointsPerInch } = facadeScale([largest], box, size)
      expect(1440 * pointsPerInch).toBeLessThan(box.width)
      expect(1200 * pointsPerInch).toBeLessThan(box.height)
      expect(await sheet(size, placed, undefined, [largest])).toMatch(/^%PDF-/)
    }
  })
})
