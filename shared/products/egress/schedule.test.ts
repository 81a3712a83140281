import { mostRows, readSchedule } from './schedule'

const only = (text: string) => {
  const [row] = readSchedule(text)
  if (!row) throw new Error(`No row in ${text}`)
  return row
}

it.each([
  'Bedroom 2, Platinum, Single Hung, 36, 60',
  'Bedroom 2\tplatinum\tsingle_hung\t36\t60',
  'Bedroom 2; PLATINUM windows; SH; 36 in; 5\' 0"',
  '"Bedroom 2","Platinum","Single-Hung Window","36","60"',
])('reads %s', (line) => {
  expect(only(line)).toMatchObject({
    room: 'Bedroom 2',
    ok: true,
    window: { series: 'platinum', style: 'single_hung' },
    frame: { width: 36, height: 60 },
    verdict: 'every_floor',
  })
})

it('gives each opening its own verdict', () => {
  const rows = readSchedule(
    'A, Venetian, single hung, 36, 60\nB, Platinum, slider, 48, 48\nC, Venetian, casement, 28, 48',
  )
  expect(rows.map((row) => row.ok && row.verdict)).toEqual(['grade_floor_only', 'none', 'every_floor'])
})

it('leaves out a heading and empty lines, and keeps the numbers of the lines', () => {
  const rows = readSchedule('Room,Series,Style,Width,Height\n\nA,Platinum,SH,36,60\n')
  expect(rows.map(({ line }) => line)).toEqual([3])
})

it.each([
  ['Bedroom, Platinum, SH, 36', 'FIELDS'],
  ['Bedroom, Titanium, SH, 36, 60', 'SERIES'],
  ['Bedroom, Platinum, casement, 36, 60', 'STYLE'],
  ['Bedroom, Platinum, SH, wide, 60', 'WIDTH'],
  ['Bedroom, Platinum, SH, 36, 0', 'HEIGHT'],
])('says what is wrong with %s', (line, problem) => {
  expect(only(line)).toMatchObject({ ok: false, problem })
})

it('reports sides that are not made', () => {
  expect(only('A, Venetian, casement, 48, 48')).toMatchObject({
    misfits: [{ side: 'width', problem: 'too_large' }],
  })
})

it('reads 200 openings at most', () => {
  const text = 'A, Venetian, casement, 28, 48\n'.repeat(300)
  expect(readSchedule(text)).toHaveLength(mostRows)
})
