import { PassThrough } from 'node:stream'
import { copyOutput } from './copy-output'

const started = () => {
  const child = { stdout: new PassThrough(), stderr: new PassThrough() }
  const written: string[] = []
  const to = (name: string) => ({
    write: (text: string | Buffer) => void written.push(`${name} ${String(text)}`),
  })
  return { ...child, written, copied: copyOutput(child, { stdout: to('out'), stderr: to('error') }) }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

it('copies whole lines, and the last one when the program ends', async () => {
  const { stdout, stderr, written, copied } = started()
  stdout.write('first\nsec')
  await soon()
  stderr.write('a fault\n')
  stdout.write('ond\nand\nthi')
  await soon()
  expect(written).toEqual(['out first\n', 'error a fault\n', 'out second\n', 'out and\n'])
  stdout.end('rd')
  stderr.destroy(new Error('as configured'))
  await copied
  expect(written.at(-1)).toBe('out third\n')
})

it('keeps no more than 64 kB of a line without end', async () => {
  const { stdout, written } = started()
  for (let part = 0; part < 100; part++) {
    stdout.write('x'.repeat(1000))
    await soon()
  }
  expect(written).toHaveLength(1)
})

it('divides no short line in large parts', async () => {
  const { stdout, written } = started()
  const line = `${'x'.repeat(79)}\n`
  for (let part = 0; part < 5; part++) {
    stdout.write(line.repeat(820).slice(part, 65_536 + part))
    await soon()
  }
  expect(Math.max(...written.map((text) => text.length))).toBeLessThan(200)
})
