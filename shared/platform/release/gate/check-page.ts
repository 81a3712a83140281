import type { Head } from '../../contract'
import type { RenderedPage } from '../../contract/shell-server'
import { notFoundAddress } from '../../not-found'
import type { Problem } from './problem'

/** No page has an address of this kind. */
const noPage = /^\/(?:\/|r\/|api\/)/

/** The start tag of a link. React writes `<` in an attribute as `&lt;`. Takes linear time, whatever HTML a page has. */
const link = /<a\s[^<>]*>/g

/** The status of a listed page. 404 is that of addresses that no section lists, and of the page that says so. */
const statusOf = (address: string) => (address === notFoundAddress ? 404 : 200)

/** Longest description in characters, as the contract says (`Head`). */
const longestDescription = 160

/** Paths on this site that a page links or redirects to, without query and fragment. */
export function linksIn(page: RenderedPage): string[] {
  const targets =
    page.kind === 'redirect'
      ? [page.location]
      : [...page.html.matchAll(link)].map(([tag]) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? '')
  const paths = targets.map((target) => target.replaceAll('&amp;', '&').split(/[?#]/, 1)[0] ?? '')
  return [...new Set(paths)].filter((target) => target.startsWith('/') && !noPage.test(target))
}

/**
 * @param release Section and version, for messages.
 * @param address Address of the page.
 * @param isListed Whether the section lists the address, so that it is in the sitemap.
 */
export function problemsOfPage(
  release: string,
  address: string,
  page: RenderedPage,
  isListed: boolean,
): Problem[] {
  const name = `${release}: ${address}`
  const invalid = (message: string): Problem => ({ code: 'page_invalid', message: `${name} ${message}` })
  if (page.kind === 'redirect')
    return /^(?:\/(?!\/)|https?:\/\/)/.test(page.location)
      ? []
      : [
          invalid(
            'redirects to something that is no page. Give it a path of the site, or an address with http or https.',
          ),
        ]
  if (page.error || page.status >= 500) {
    const reason = page.error instanceof Error ? page.error.message : 'no reason is known'
    return [
      {
        code: 'page_fails',
        message: `${name} answers ${page.status} with the error box: ${reason}. Repair it and build again.`,
      },
    ]
  }
  const { title, description } = page.head
  const headings = page.html.match(/<h1[\s>]/g)?.length ?? 0
  return [
    ...(page.status === statusOf(address)
      ? []
      : [invalid(`answers ${page.status}. A page that a section lists answers ${statusOf(address)}.`)]),
    ...(headings === 1 ? [] : [invalid(`has ${headings} elements \`h1\`. Give it exactly one.`)]),
    ...(title.trim() ? [] : [invalid('has no title. Give its head a `title`.')]),
    ...(description.trim() ? [] : [invalid('has no description. Give its head a `description`.')]),
    ...(description.length <= longestDescription
      ? []
      : [
          invalid(
            `has a description of ${description.length} characters. Shorten it to ${longestDescription}.`,
          ),
        ]),
    ...(isListed && address !== notFoundAddress ? problemsOfListing(address, page.head).map(invalid) : []),
  ]
}

/** What keeps a page of the sitemap out of search engines. */
const problemsOfListing = (address: string, { robots, canonical = address }: Head): string[] => [
  ...(robots
    ? [
        `is in the sitemap, but its head tells search engines not to list it. Remove \`robots\` from the head, or the address from \`paths\`.`,
      ]
    : []),
  ...(canonical === address
    ? []
    : [
        `is in the sitemap, but its head names another canonical address, ${canonical}. Remove \`canonical\` from the head, or the address from \`paths\`.`,
      ]),
]
