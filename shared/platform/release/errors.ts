export { ReleaseError } from '../release-error'
