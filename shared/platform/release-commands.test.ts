import { ReleaseError } from './release-error'
import { localWriter, readWriter, ReleaseCommands, writerText } from './release-commands'

const checkout = new ReleaseCommands({ place: 'checkout' })
const section = new ReleaseCommands({ place: 'section' })
const packed = new ReleaseCommands({ place: 'packed' })

it('names the workspace in a checkout of the site', () => {
  expect(localWriter()).toEqual({ place: 'checkout' })
  expect(checkout.of('release', 'mfe-tools', { version: '1.0.0' })).toBe(
    'npm run release -w mfe-tools -- 1.0.0',
  )
  expect(checkout.of('canary', 'mfe-tools', { percent: 10, version: '1.2.0' })).toBe(
    'npm run canary -w mfe-tools -- 10 1.2.0',
  )
  // `-w shell` would also run in shell/gateway.
  expect(checkout.of('abort', 'shell')).toBe('npm run abort -w @virida/shell')
  expect(checkout.site()).toBe('npm run releases')
  expect(checkout.site('repair')).toBe('npm run releases -- repair')
})

it('names no workspace in the repository of a section, which has none', () => {
  expect(section.of('promote', 'mfe-careers')).toBe('npm run promote')
  expect(section.of('release', 'mfe-careers', { version: '1.0.0' })).toBe('npm run release -- 1.0.0')
  expect(section.site('key mfe-careers')).toBe('npm run releases -- key mfe-careers')
})

it('uses the program of a packed site, which takes the version before the share', () => {
  expect(packed.of('release', 'mfe-tools', { version: '1.0.0' })).toBe(
    'node programs/releases/index.mjs publish mfe-tools 1.0.0',
  )
  expect(packed.of('canary', 'mfe-tools', { percent: 10, version: '1.2.0' })).toBe(
    'node programs/releases/index.mjs canary mfe-tools 1.2.0 10',
  )
  expect(packed.site()).toBe('node programs/releases/index.mjs')
  expect(packed.site('repair')).toBe('node programs/releases/index.mjs repair')
  expect(packed.site('sign mfe-tools')).toBe('npm run releases -- sign mfe-tools (in a checkout of the site)')
})

it('names the site that a command over the network changes', () => {
  const remote = new ReleaseCommands({ place: 'section', to: 'https://www.example.com' })
  expect(remote.of('abort', 'mfe-careers')).toBe('npm run abort -- --to https://www.example.com')
  expect(remote.of('release', 'mfe-careers', { version: '1.0.0' })).toBe(
    'npm run release -- 1.0.0 --to https://www.example.com',
  )
})

it('writes the commands of an error for those who read it', () => {
  const error = new ReleaseError('canary_refused', (commands) => `Run ${commands.of('abort', 'mfe-tools')}.`)
  expect(error.message).toBe('Run npm run abort -w mfe-tools.')
  expect(error.messageFor({ place: 'packed' })).toBe('Run node programs/releases/index.mjs abort mfe-tools.')
  expect(new ReleaseError('disk_full', 'The disk is full.').messageFor({ place: 'packed' })).toBe(
    'The disk is full.',
  )
})

it.each([undefined, '', '{', '{"place":"moon"}', '{"place":"section","to":"nothing"}', 'x'.repeat(100_000)])(
  'takes a publisher that does not say where it is for one in a checkout: %.20s',
  (text) => expect(readWriter(text)).toEqual({ place: 'checkout' }),
)

it('reads what a publisher says', () => {
  const writer = { place: 'section', to: 'https://www.example.com' } as const
  expect(readWriter(writerText(writer))).toEqual(writer)
})
