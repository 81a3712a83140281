import type { Composition } from './composition'
import { pageOwners, routePath } from './page-owner'

const section = (name: string, paths: string[]) => ({
  name,
  version: '1.0.0',
  base: '/',
  entry: 'e.mjs',
  paths,
})
const composition: Composition = {
  shell: '1.0.0',
  sections: [section('mfe-browse', ['/', '/catalog']), section('mfe-support', ['/faq'])],
}

it('lists the owner of each pattern, and the owner of the home page for unknown paths', () => {
  expect(pageOwners(composition).map((owner) => [routePath(owner), owner.section])).toEqual([
    ['/', 'mfe-browse'],
    ['/catalog', 'mfe-browse'],
    ['/faq', 'mfe-support'],
    ['*', 'mfe-browse'],
  ])
})

it('has no fallback for a site without a home page', () => {
  expect(pageOwners({ shell: '1.0.0', sections: [section('mfe-support', ['/faq'])] })).toHaveLength(1)
})
