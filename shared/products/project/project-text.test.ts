import { describeWindows } from './describe-window'
import { projectText } from './project-text'

const windows = [
  { design: 'VCA1-28x54-XR-BK', room: 'Kitchen', quantity: 2, notes: 'Above the sink\nopens out' },
  { design: 'PSH1-60x90', room: '', quantity: 1, notes: '' },
  { design: 'ZZZ9-1x1', room: 'Attic', quantity: 1, notes: '' },
]

it('writes the room, the description and the code of each window', async () => {
  const text = projectText('Hillside house', await describeWindows({ windows }))
  expect(text).toContain('My project: Hillside house (3 windows and 1 unreadable design)')
  expect(text).toContain('1. Kitchen: 2 × Venetian Casement, S-4000')
  expect(text).toContain('Size: 28 × 54 in')
  expect(text).toContain('Notes: Above the sink opens out')
  expect(text).toContain('Design code: VCA1-28x54-XR-BK')
})

it('says why a window is not made', async () => {
  const text = projectText('', await describeWindows({ windows }))
  expect(text).toMatch(/Not available as drawn: .*48 in/)
})

it('keeps the code of a design that cannot be read', async () => {
  const text = projectText('', await describeWindows({ windows }))
  expect(text).toContain('3. Attic: 1 × a design that this site cannot read')
  expect(text).toContain('Design code: ZZZ9-1x1')
})

it('shortens a schedule that does not fit and says what is left out', async () => {
  const many = Array.from({ length: 60 }, () => windows[0]!)
  const text = projectText('House', await describeWindows({ windows: many }), 500)
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text).toMatch(/and \d+ more$/)
})
