import { pageOwners } from '@virida/shared/platform/contract/page-owner'
import { policyBoundary } from './policy-boundary'

const section = {
  name: 'mfe-locator',
  version: '1.0.0',
  base: '/r/mfe-locator/1.0.0/',
  entry: 'remoteEntry.mjs',
}
const owners = pageOwners({
  shell: '1.0.0',
  sections: [{ ...section, paths: ['/', '/find-a-dealer', '/faq'] }],
})
const needing = (ownPolicy: string[] | undefined, pathname: string) =>
  owners.filter(policyBoundary(owners, ownPolicy, pathname)).map(({ pattern }) => pattern)

it('loads a new document for a page with a policy of its own', () => {
  expect(needing(['/find-a-dealer'], '/faq')).toEqual(['/find-a-dealer'])
})

it('loads a new document for every other page after a page with a policy of its own', () => {
  expect(needing(['/find-a-dealer'], '/find-a-dealer')).toEqual(['/', '/faq', '/'])
})

it('navigates without a new document when no page has a policy of its own', () => {
  expect(needing(undefined, '/find-a-dealer')).toEqual([])
})
