import { limits } from '@virida/shared/platform/enquiry/limits'
import { projectLimits } from '@virida/shared/products/project/project'
import { projectCode } from '@virida/shared/products/project/project-code'
import { buildBody } from '../sending/build-body'
import { readEnclosure } from '@virida/shared/site/addresses/contact'
import { writeEnclosure } from './write-enclosure'

const window = { design: 'VCA1-28x54-XR-BK', room: 'Kitchen', quantity: 2, notes: 'Above the sink' }

// The link of a project begins with the origin of the page.
beforeAll(() => void Object.assign(globalThis, { location: new URL('https://virida.test/contact-us') }))

it('turns a project into a readable schedule', async () => {
  const code = await projectCode({ name: 'Hillside house', windows: [window] })
  const text = await writeEnclosure({ kind: 'project', code })
  expect(text).toContain('My project: Hillside house (2 windows)')
  expect(text).toContain('1. Kitchen: 2 × Venetian Casement, S-4000')
  expect(text?.endsWith(`\n\nOpen the list:\n${location.origin}/my-project#project=${code}`)).toBe(true)
})

it('names the dealer for whom a project or design is meant', async () => {
  const dealer = 'Elm Glass, 12 Elm Street, Riverside'
  const code = await projectCode({ name: '', windows: [window] })
  for (const enclosure of [
    { kind: 'project', code } as const,
    { kind: 'design', code: 'VCA1-28x54' } as const,
  ])
    expect(await writeEnclosure({ ...enclosure, dealer })).toMatch(
      /^For the dealer: Elm Glass, 12 Elm Street, Riverside\n\n/,
    )
})

it('reads the dealer of an address as one short line, and only with an enclosure', () => {
  const query = new URLSearchParams({ design: 'a', dealer: ` Elm\r\nGlass ${'x'.repeat(9000)}` })
  expect(readEnclosure(query)?.dealer).toMatch(/^Elm Glass x{180,190}$/)
  expect(readEnclosure(new URLSearchParams('dealer=Elm'))).toBeUndefined()
})

/** A code has at most 512 KB when it is unpacked, and each of these rows has nearly 1 KB. */
const rowsOfLargestCode = 500

it('keeps the largest project within the limit of a mail', async () => {
  const notes = '窓'.repeat(projectLimits.notes)
  const windows = Array.from({ length: rowsOfLargestCode }, () => ({ ...window, notes }))
  const code = await projectCode({ name: 'x', windows })
  const text = (await writeEnclosure({ kind: 'project', code, dealer: '窓'.repeat(200) })) ?? ''
  const body = buildBody('Contact Us', [{ label: 'Questions', value: text }])
  expect(new TextEncoder().encode(body).length).toBeLessThan(limits.bodyBytes)
})

it.each(['project', 'design'] as const)('gives nothing for a %s that cannot be read', async (kind) => {
  expect(await writeEnclosure({ kind, code: '1nonsense' })).toBeUndefined()
})

it('prefers a project to a design, and gives nothing for an address without either', () => {
  expect(readEnclosure(new URLSearchParams('design=a&project=b'))).toEqual({ kind: 'project', code: 'b' })
  expect(readEnclosure(new URLSearchParams('project='))).toBeUndefined()
})
