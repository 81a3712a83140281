import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const header = 'name,industry,contact_number,address,email,web,coordinateX,coordinateY'
const good = 'Sample Glass,Glass Shop,(951) 555-0100,"1 Sample St, Corona, CA 92879",,,33.88,-117.53'
const script = path.resolve('mfe-locator/scripts/import-dealers.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealers-'))
  writeFileSync(path.join(folder, 'dealers.json'), 'before')
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(rows: string[]) {
  writeFileSync(path.join(folder, 'export.csv'), [header, ...rows].join('\n'))
  const target = path.join(folder, 'dealers.json')
  const args = ['--import', 'tsx', script, path.join(folder, 'export.csv'), target]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr, written: readFileSync(target, 'utf8') }
}

it('writes the dealers of a valid file', () => {
  const { status, written } = run([good])
  expect([status, (JSON.parse(written) as { name: string }[])[0]?.name]).toEqual([0, 'Sample Glass'])
})

it('writes nothing when one row is bad', () => {
  const { status, stderr, written } = run([good, good.replace('33.88', '')])
  expect({ status, stderr, written }).toEqual({
    status: 1,
    stderr:
      'line 3: coordinateX (latitude) is not a number\nCannot import dealers: 1 bad row. Correct the lines above; nothing was written.\n',
    written: 'before',
  })
})
