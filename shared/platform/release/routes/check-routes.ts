import { pageReportsAddress } from '../../contract/page-report'
import { compositionAddress, previewsAddress, publishAddress } from '../../paths'
import { ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import { listedAddresses } from './listed-addresses'
import { formsOf } from './route-forms'
import { routeMatcher, type OwnedPattern } from './route-matcher'
import { mostForms, patternProblem } from './route-pattern'

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

/**
 * Compares the routes and the public files of all live releases as the router and the gateway match them.
 * @throws ReleaseError `routes_invalid`, or `route_taken` or `address_taken`, which name both owners.
 */
export function checkRoutes(manifests: readonly Manifest[]) {
  manifests.forEach(refuseCostly)
  const patterns = manifests.flatMap(({ app, routes }) =>
    routes.map(({ path }): OwnedPattern => ({ app, pattern: path })),
  )
  checkPatterns(patterns)
  const ownerOf = routeMatcher(patterns)
  for (const { app, routes } of manifests) {
    for (const address of listedAddresses(routes)) checkAddress(app, address, ownerOf)
  }
  checkPublicFiles(manifests, ownerOf)
}

type OwnerOf = ReturnType<typeof routeMatcher>

function refuseCostly({ app, routes }: Manifest) {
  for (const { path } of routes) {
    const problem = patternProblem(path)
    if (problem)
      throw new ReleaseError(
        'routes_invalid',
        `Cannot publish: the route ${path.slice(0, 100)} of ${app} ${problem}`,
      )
  }
  const forms = routes.reduce((sum, { path }) => sum + formsOf(path).length, 0)
  if (forms > mostForms)
    throw new ReleaseError(
      'routes_invalid',
      `Cannot publish: the routes of ${app} have ${forms} forms (each optional part doubles those of a route), and ${mostForms} are allowed. Use fewer routes, with parameters.`,
    )
}

/**
 * Refuses two patterns of different apps that match the same paths equally well: which section shows these paths would
 * depend on the order of the patterns.
 */
function checkPatterns(patterns: readonly OwnedPattern[]) {
  const owners = new Map<string, OwnedPattern>()
  for (const owned of patterns) {
    for (const form of formsOf(owned.pattern)) {
      const other = owners.get(form)
      if (other && other.app !== owned.app)
        refuseRoute(owned.app, owned.pattern, `${other.pattern} of ${other.app}`)
    }
    for (const form of formsOf(owned.pattern)) owners.set(form, owned)
  }
}

function checkAddress(app: string, address: string, ownerOf: OwnerOf) {
  if (isReserved(address)) refuseRoute(app, address, 'the gateway')
  const owner = ownerOf(address)
  if (owner && owner.app !== app) refuseRoute(app, address, `${owner.pattern} of ${owner.app}`)
}

function refuseRoute(app: string, route: string, owner: string): never {
  throw new ReleaseError(
    'route_taken',
    `Cannot publish: the route ${route} of ${app} belongs to ${owner}. Give it another path, or publish both apps in one step if it moves.`,
  )
}

function checkPublicFiles(manifests: readonly Manifest[], ownerOf: OwnerOf) {
  const owners = new Map<string, string>()
  for (const { app, public: addresses } of manifests) {
    for (const address of addresses) {
      if (app !== 'shell' && isScript(address)) refuseScript(app, address)
      const page = ownerOf(address)
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
