import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk'
import { federationManifest } from './federation-manifest'

// The type is that of the official package.
const manifest: Manifest = federationManifest({
  app: 'mfe-tools',
  version: '1.2.0',
  chunks: {
    mfe_tools: { js: ['remoteEntry.mjs'], css: [] },
    egress: { js: ['7.0a.mjs', 'egress.1b.mjs'], css: ['egress.2c.css'] },
    resources: { js: ['7.0a.mjs', 'resources.3d.mjs'], css: [] },
  },
})

it('is read by the official package', () => {
  const address = 'https://www.example.com/r/mfe-tools/1.2.0/mf-manifest.json'
  expect(generateSnapshotFromManifest(manifest, { version: address })).toMatchObject({
    globalName: 'mfe_tools',
    buildVersion: '1.2.0',
    publicPath: 'https://www.example.com/r/mfe-tools/1.2.0/',
    remoteEntry: 'remoteEntry.mjs',
    remoteEntryType: 'module',
    modules: [{ moduleName: 'routes', modulePath: './routes' }],
  })
})

it('names each file of the pages once, and the libraries that the shell provides', () => {
  expect(manifest.exposes[0]?.assets).toEqual({
    js: { sync: [], async: ['7.0a.mjs', 'egress.1b.mjs', 'resources.3d.mjs'] },
    css: { sync: [], async: ['egress.2c.css'] },
  })
  expect(manifest.shared.map(({ name, requiredVersion }) => `${name} ${requiredVersion}`)).toContain(
    'react ^19.3.1',
  )
})
