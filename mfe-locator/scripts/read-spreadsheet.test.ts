import { readSpreadsheet, SpreadsheetError } from './read-spreadsheet'

const header = 'name,industry,contact_number,address,email,web,coordinateX,coordinateY'
const row = (change: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    name: 'Sample Glass',
    industry: 'Glass Shop',
    contact_number: '(951) 555-0100',
    address: '"1 Sample St, Corona, CA 92879"',
    email: 'a@sample.example.com',
    web: 'https://sample.example.com',
    coordinateX: '33.88',
    coordinateY: '-117.53',
    ...change,
  }
  return header
    .split(',')
    .map((name) => cells[name])
    .join(',')
}
const read = (...rows: string[]) => readSpreadsheet([header, ...rows].join('\n'))

it('reads a row with a comma in a quoted address', () => {
  expect(read(row()).dealers).toEqual([
    {
      name: 'Sample Glass',
      industry: 'Glass Shop',
      contact_number: '(951) 555-0100',
      address: '1 Sample St, Corona, CA 92879',
      email: 'a@sample.example.com',
      web: 'https://sample.example.com',
      coordinateX: 33.88,
      coordinateY: -117.53,
    },
  ])
})

it('keeps two e-mail addresses in one cell', () => {
  const [dealer] = read(row({ email: 'a@sample.example.com / b@sample.example.com' })).dealers
  expect(dealer?.email).toBe('a@sample.example.com / b@sample.example.com')
})

it('reads an empty e-mail or web cell as null', () => {
  const [dealer] = read(row({ email: '', web: '' })).dealers
  expect([dealer?.email, dealer?.web]).toEqual([null, null])
})

it('adds the scheme to a web address without one', () => {
  expect(read(row({ web: 'www.sample.example.com' })).dealers[0]?.web).toBe('https://www.sample.example.com')
})

it('reads a file with semicolons and a byte order mark, as spreadsheet programs in some countries write it', () => {
  const csv = `\uFEFF${header.replaceAll(',', ';').toUpperCase()}\r\nA;Glass;9515550100;Street 1;;;34;-118\r\n`
  expect(readSpreadsheet(csv).dealers).toHaveLength(1)
})

it('reports each bad row by its line, with everything that is wrong in it', () => {
  const { bad } = read(row(), row({ name: '', coordinateX: 'north' }), row({ email: 'nobody' }))
  expect(bad).toEqual([
    { line: 3, reasons: ['name is missing', 'coordinateX (latitude) is not a number'] },
    { line: 4, reasons: ['email is not an e-mail address'] },
  ])
})

it('reports the right line after a cell with a line break', () => {
  const { bad } = read(row({ address: '"1 Sample St\nCorona, CA 92879"' }), row({ contact_number: '555' }))
  expect(bad).toEqual([{ line: 4, reasons: ['contact_number is not a phone number of ten digits'] }])
})

it.each(['\n', '\r\n'])(
  'reports the right line after empty lines, with %j at the end of each line',
  (lineEnd) => {
    const broken = row({ name: '', address: `"1 Sample St${lineEnd}Corona, CA 92879"` })
    const lines = [header, row(), '', '  ', broken, '', row({ contact_number: '555' })]
    const { bad } = readSpreadsheet(lines.join(lineEnd))
    expect(bad.map(({ line }) => line)).toEqual([5, 8])
  },
)

it('rejects a dealer whose latitude and longitude are swapped', () => {
  const { bad } = read(row({ coordinateX: '-117.53', coordinateY: '33.88' }))
  expect(bad[0]?.reasons).toEqual([
    'coordinateX (latitude) is not in California (32.5 to 42.1)',
    'coordinateY (longitude) is not in California (-124.5 to -114.1)',
  ])
})

it('rejects a web address that is a script', () => {
  expect(read(row({ web: 'javascript:alert(1)' })).bad[0]?.reasons).toEqual(['web is not a web address'])
})

it('names the columns that a file lacks', () => {
  expect(() => readSpreadsheet('name,address\nA,B')).toThrow(
    new SpreadsheetError(
      'Cannot read the file: its first line lacks the columns industry, contact_number, email, web, coordinateX, coordinateY',
    ),
  )
})
