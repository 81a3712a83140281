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

test('reads a row with a comma in a quoted address', () => {
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

test('keeps two e-mail addresses in one field', () => {
  const [dealer] = read(row({ email: 'a@sample.example.com / b@sample.example.com' })).dealers
  expect(dealer?.email).toBe('a@sample.example.com / b@sample.example.com')
})

test('takes an empty e-mail and web cell as none', () => {
  const [dealer] = read(row({ email: '', web: '' })).dealers
  expect([dealer?.email, dealer?.web]).toEqual([null, null])
})

test('completes a web address without its scheme', () => {
  expect(read(row({ web: 'www.sample.example.com' })).dealers[0]?.web).toBe('https://www.sample.example.com')
})

test('reads what a German spreadsheet program exports: semicolons and a byte order mark', () => {
  const csv = `\uFEFF${header.replaceAll(',', ';').toUpperCase()}\r\nA;Glass;9515550100;Street 1;;;34;-118\r\n`
  expect(readSpreadsheet(csv).dealers).toHaveLength(1)
})

test('names every bad row by its line, with everything that is wrong in it', () => {
  const { bad } = read(row(), row({ name: '', coordinateX: 'north' }), row({ email: 'nobody' }))
  expect(bad).toEqual([
    { line: 3, reasons: ['name is missing', 'coordinateX (latitude) is not a number'] },
    { line: 4, reasons: ['email is not an e-mail address'] },
  ])
})

test('counts the lines of a cell that runs over two of them', () => {
  const { bad } = read(row({ address: '"1 Sample St\nCorona, CA 92879"' }), row({ contact_number: '555' }))
  expect(bad).toEqual([{ line: 4, reasons: ['contact_number is not a phone number of ten digits'] }])
})

test('refuses a dealer whose latitude and longitude are swapped', () => {
  const { bad } = read(row({ coordinateX: '-117.53', coordinateY: '33.88' }))
  expect(bad[0]?.reasons).toEqual([
    'coordinateX (latitude) is not in California (32.5 to 42.1)',
    'coordinateY (longitude) is not in California (-124.5 to -114.1)',
  ])
})

test('refuses a web address that is a script', () => {
  expect(read(row({ web: 'javascript:alert(1)' })).bad[0]?.reasons).toEqual(['web is not a web address'])
})

test('says which columns a file lacks', () => {
  expect(() => readSpreadsheet('name,address\nA,B')).toThrow(
    new SpreadsheetError(
      'Columns are missing in the first line: industry, contact_number, email, web, coordinateX, coordinateY',
    ),
  )
})
