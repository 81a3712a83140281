import { ReleaseError, type ReleaseMessage } from '../release-error'

export { ReleaseError, type ReleaseMessage }

/** Two builds of one version have different content. @param place Where the first one is: a folder or the bucket. */
export const differingRelease = (app: string, version: string, place: string) =>
  new ReleaseError(
    'release_differs',
    `Cannot publish ${app} ${version}: ${place} has another release of this version. Raise the version in its package.json and build it again.`,
  )
