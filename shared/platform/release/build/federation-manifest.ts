import { containerName } from '../../paths'
import type { ChunkFiles } from '../../webpack/assets-plugin'
import { exposedModule, remoteEntryFile, sharedRanges, sharedVersions } from '../../webpack/federation'

/** The name by which the tools of Module Federation know the file. */
export const federationManifestFile = 'mf-manifest.json'

type Section = {
  app: string
  version: string
  /** The files of each page. */
  chunks: ChunkFiles
}

const noFiles = { sync: [], async: [] }

/**
 * Describes a container in the format of the webpack plugin of `@module-federation/enhanced`, for its tools. The site
 * itself does not read it.
 * @see https://module-federation.io/configure/manifest
 */
export function federationManifest({ app, version, chunks }: Section) {
  const name = containerName(app)
  const exposed = exposedModule.replace('./', '')
  const filesOf = (kind: 'js' | 'css') => {
    const files = new Set(Object.values(chunks).flatMap((chunk) => chunk[kind]))
    files.delete(remoteEntryFile)
    return { sync: [], async: [...files].sort() }
  }
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: app },
      remoteEntry: { name: remoteEntryFile, path: '', type: 'module' as const },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      // No version of the plugin has built the container.
      pluginVersion: '',
      publicPath: 'auto',
    },
    shared: Object.entries(sharedVersions).map(([library, provided]) => ({
      id: `${name}:${library}`,
      name: library,
      version: provided,
      singleton: true,
      requiredVersion: sharedRanges[library] ?? '',
      hash: '',
      assets: { js: noFiles, css: noFiles },
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:${exposed}`,
        name: exposed,
        path: exposedModule,
        assets: { js: filesOf('js'), css: filesOf('css') },
      },
    ],
  }
}
