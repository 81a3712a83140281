import { ReleaseError, type ReleaseMessage } from '../release-error'

export { ReleaseError, type ReleaseMessage }

/** Two builds of one version have different content. @param place Where the first one is: a folder or the bucket. */
export const differingRelease = (app: string, version: string, place: string) =>
  new ReleaseError(
    'release_differs',
    `Cannot publish ${app} ${version}: ${place} has another release of this version. Raise the version in its package.json and build it again.`,
  )

/**
 * A picture or font has another content than the one of this name that is there.
 * @param place Where that one is: a folder or the bucket.
 */
export const differingMedia = (app: string, name: string, place: string) =>
  new ReleaseError(
    'media_differs',
    `Cannot use ${name} of ${app}: ${place} has another file of this name. If the picture has changed, give it a new name, because browsers keep the old one. If the file there is damaged, delete it. Then try again.`,
  )
