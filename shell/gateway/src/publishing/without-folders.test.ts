import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { withoutFolders } from './without-folders'

it.each([
  ['/srv/releases/mfe-faq/1.0.0/manifest.json cannot be read', 'mfe-faq/1.0.0/manifest.json cannot be read'],
  ["EACCES: open '/srv/releases/registry.json'", "EACCES: open 'registry.json'"],
  [
    'Cannot read the registry in /srv/releases: it is lost.',
    'Cannot read the registry in the releases folder: it is lost.',
  ],
  ['Run it in /srv/releases.', 'Run it in the releases folder.'],
  ['at file:///srv/releases/a.mjs and /srv/releases/b.mjs', 'at a.mjs and b.mjs'],
  [`${path.join(root, 'node_modules/react')} is missing`, 'node_modules/react is missing'],
])('writes %j without the folder', (message, expected) => {
  expect(withoutFolders(message, '/srv/releases')).toBe(expected)
})

it.each(['/srv/releases-old/a', 'https://site.example/srv/releases/a', '/faq fails', 'npm run releases'])(
  'leaves %j as it is',
  (message) => expect(withoutFolders(message, '/srv/releases')).toBe(message),
)

it('leaves paths as they are if all files are releases', () => {
  expect(withoutFolders('/faq fails', '/')).toBe('/faq fails')
})
