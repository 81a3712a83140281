import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { fixtureSite } from '../testing/fixture-site'
import { History } from './history'

it('lets other requests in while it reads many revisions, and reads each one once', async () => {
  const dir = await fixtureSite()
  for (let count = 0; count < 100; count++) {
    const registry = readRegistry(dir)
    createRevision(dir, { ...registry, revision: registry.revision + 1 })
  }
  const history = new History(dir)
  let turns = 0
  let isReading = true
  const turn = () => {
    turns += 1
    if (isReading) setImmediate(turn)
  }
  setImmediate(turn)
  const changes = await history.latest(1000, 'shell')
  isReading = false
  expect(changes.map(({ action }) => action)).toEqual(['publish'])
  expect(turns).toBeGreaterThan(90)
  expect(await history.latest(1000, 'shell')).toEqual(changes)
})
