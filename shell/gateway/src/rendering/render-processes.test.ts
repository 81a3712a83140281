import path from 'node:path'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { RenderProcess } from '@virida/shared/platform/render/render-process'
import { testProcesses } from '../testing/test-processes'

const makeProcesses = testProcesses()

it('stops the oldest processes of previews when there are more than ten, and none that is kept', async () => {
  const load = jest.spyOn(RenderProcess.prototype, 'load')
  const stop = jest.spyOn(RenderProcess.prototype, 'stop')
  const dir = temporaryReleases()
  const shell = await serverOf('shell', '1.0.0')
  const processes = makeProcesses()
  processes.keepOnly(compositionOf('live'), [compositionOf('canary')])
  const previews = Array.from({ length: 13 }, (_, number) => `preview-${number}`)
  for (const version of ['live', 'canary', ...previews])
    await processes.loadSection({
      ...{ composition: compositionOf(version), shell },
      section: await serverOf('mfe-0', version),
    })

  const stopped = load.mock.calls.flatMap(([{ app, version }], call) =>
    app === 'mfe-0' && stop.mock.contexts.includes(load.mock.contexts[call]) ? [version] : [],
  )
  expect(stopped).toEqual(previews.slice(0, 3))
  jest.restoreAllMocks()

  async function serverOf(app: string, version: string) {
    const { server } = await writeRelease(dir, { app, version })
    return { app, version, file: path.join(dir, app, version, server) }
  }
})

const compositionOf = (version: string): Composition => ({
  shell: '1.0.0',
  sections: [
    { name: 'mfe-0', version, base: `/r/mfe-0/${version}/`, entry: 'remoteEntry.mjs', paths: ['/'] },
  ],
})
