import { limits } from '@virida/shared/enquiry'
import { projectLimits } from '@virida/shared/project/project'
import { projectCode } from '@virida/shared/project/project-code'
import { buildBody } from '../forms/build-body'
import { askedEnclosure } from './asked-enclosure'
import { writeEnclosure } from './write-enclosure'

const window = { design: 'VCA1-28x54-XR-BK', room: 'Kitchen', quantity: 2, notes: 'Above the sink' }

test('a project becomes a schedule that can be read', async () => {
  const code = await projectCode({ name: 'Hillside house', windows: [window] })
  const text = await writeEnclosure({ kind: 'project', code })
  expect(text).toContain('My project: Hillside house (2 units)')
  expect(text).toContain('1. Kitchen: 2 × Venetian Casement, S-4000')
})

test('the largest project fits a mail', async () => {
  const notes = '窓'.repeat(projectLimits.notes)
  const windows = Array.from({ length: projectLimits.windows }, () => ({ ...window, notes }))
  const code = await projectCode({ name: 'x', windows })
  const text = (await writeEnclosure({ kind: 'project', code })) ?? ''
  const body = buildBody('Contact Us', [{ label: 'Questions', value: text }])
  expect(new TextEncoder().encode(body).length).toBeLessThan(limits.bodyBytes)
})

test.each(['project', 'design'] as const)('a %s that cannot be read is nothing', async (kind) => {
  expect(await writeEnclosure({ kind, code: '1nonsense' })).toBeUndefined()
})

test('a project comes before a design, and an address without either has none', () => {
  expect(askedEnclosure(new URLSearchParams('design=a&project=b'))).toEqual({ kind: 'project', code: 'b' })
  expect(askedEnclosure(new URLSearchParams('project='))).toBeUndefined()
})
