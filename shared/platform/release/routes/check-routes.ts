import { matchRoutes } from 'react-router-dom'
import { pageReportsAddress } from '../../contract/page-report'
import { compositionAddress, previewsAddress, publishAddress } from '../../paths'
import { ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import { patternProblem } from './route-pattern'

/** Paths that the gateway answers itself. */
const reserved = [
  '/r',
  '/api',
  '/livez',
  '/readyz',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/csp-reports',
  pageReportsAddress,
  previewsAddress,
  publishAddress,
  compositionAddress,
]

/** Whether the gateway answers an address itself. */
export const isReserved = (address: string) =>
  reserved.some((own) => address === own || address.startsWith(`${own}/`))

/** A pattern of a route and the section that has it. */
export type OwnedPattern = { app: string; pattern: string }

/** The section whose pattern shows an address, if there is one. */
export const patternOwner = (address: string, patterns: readonly OwnedPattern[]): OwnedPattern | undefined =>
  matchRoutes(
    patterns.map((handle) => ({ path: handle.pattern, handle })),
    address,
  )?.at(-1)?.route.handle

type Owned = { path: string; handle: OwnedPattern }

/**
 * Compares the routes and the public files of all live releases as the router and the gateway match them.
 * @throws ReleaseError `routes_invalid`, or `route_taken` or `address_taken`, which name both owners.
 */
export function checkRoutes(manifests: readonly Manifest[]) {
  const owned = manifests.flatMap(({ app, routes }) =>
    routes.map(({ path }): Owned => ({ path, handle: { app, pattern: path } })),
  )
  owned.forEach(refuseCostly)
  checkPatterns(owned)
  for (const { app, routes } of manifests) {
    for (const { path, paths } of routes) {
      for (const address of paths ?? [path]) checkAddress(app, address, owned)
    }
  }
  checkPublicFiles(manifests, owned)
}

function refuseCostly({ path, handle }: Owned) {
  const problem = patternProblem(path)
  if (problem)
    throw new ReleaseError(
      'routes_invalid',
      `Cannot publish: the route ${path.slice(0, 100)} of ${handle.app} ${problem}`,
    )
}

/**
 * Refuses two patterns of different apps that match the same paths equally well: which section shows these paths would
 * depend on the order of the patterns.
 */
function checkPatterns(owned: readonly Owned[]) {
  const owners = new Map<string, Owned['handle']>()
  for (const { handle } of owned) {
    for (const form of formsOf(handle.pattern)) {
      const other = owners.get(form)
      if (other && other.app !== handle.app)
        refuseRoute(handle.app, handle.pattern, `${other.pattern} of ${other.app}`)
    }
    for (const form of formsOf(handle.pattern)) owners.set(form, handle)
  }
}

/** Expands the optional parts of a pattern and removes the names of parameters: `/faq/:topic?` gives `/faq` and `/faq/:`. */
export function formsOf(pattern: string): string[] {
  const segments = pattern.toLowerCase().split('/').filter(Boolean)
  return segments.reduce<string[]>(
    (forms, segment) => {
      const plain = segment.replace(/\?$/, '').replace(/^:.*/, ':')
      const longer = forms.map((form) => `${form}/${plain}`)
      return segment.endsWith('?') ? [...forms, ...longer] : longer
    },
    [''],
  )
}

function checkAddress(app: string, address: string, owned: Owned[]) {
  if (isReserved(address)) refuseRoute(app, address, 'the gateway')
  const owner = matchRoutes(owned, address)?.at(-1)?.route.handle
  if (owner && owner.app !== app) refuseRoute(app, address, `${owner.pattern} of ${owner.app}`)
}

function refuseRoute(app: string, route: string, owner: string): never {
  throw new ReleaseError(
    'route_taken',
    `Cannot publish: the route ${route} of ${app} belongs to ${owner}. Give it another path, or publish both apps in one step if it moves.`,
  )
}

function checkPublicFiles(manifests: readonly Manifest[], owned: Owned[]) {
  const owners = new Map<string, string>()
  for (const { app, public: addresses } of manifests) {
    for (const address of addresses) {
      if (app !== 'shell' && isScript(address)) refuseScript(app, address)
      const page = matchRoutes(owned, address)?.at(-1)?.route.handle
      const owner = isReserved(address)
        ? 'the gateway'
        : page
          ? `the page ${page.pattern} of ${page.app}`
          : owners.get(address)
      if (owner)
        throw new ReleaseError(
          'address_taken',
          `Cannot publish: the file public${address} of ${app} has the address of ${owner}. Rename the file.`,
        )
      owners.set(address, app)
    }
  }
}

const isScript = (address: string) => /\.[cm]?js$/i.test(address)

/**
 * A script that is not below the address of its release could become the service worker of pages of other sections, and
 * would stay in browsers after a rollback.
 */
function refuseScript(app: string, address: string): never {
  throw new ReleaseError(
    'public_script',
    `Cannot publish: the file public${address.slice(0, 100)} of ${app} is a script. Only the shell may have scripts there. Import the code where it is used.`,
  )
}
