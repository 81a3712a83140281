import { documentDataId } from '@virida/shared/platform/contract/public-settings'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { headMark, type RenderedPage } from '@virida/shared/platform/contract/shell-server'
import {
  addressOf,
  documentFiles,
  integrityIn,
  type DocumentReleases,
  type ReleaseFile,
} from './document-files'
import { element, scriptJson } from './html'
import { laterModules, requestModules } from './later-modules'
import { startWatch } from './start-watch'

type Page = Extract<RenderedPage, { kind: 'page' }>

export type DocumentParts = DocumentReleases & {
  page: Page
  /** What a preview adds to the head and to the body. */
  preview?: { head: string; badge: string }
  /** HTML at the end of the body. */
  end?: string
}

/** The text of a document, without its styles and its data. */
export type DocumentText = {
  start: string
  /** The elements that make a browser load the large picture. */
  requests: string
  /** What follows the styles, and what follows the data. */
  rest: string
  body: string
  sheets: readonly ReleaseFile[]
}

/**
 * Writes the document. The order of the requests matters. The large picture is small and comes first: behind the main script it
 * was painted up to 0.4 s later on a slow line, and the script is ready no later (docs/performance.md). The main script is at the end
 * of the document, so that the picture and the font have a slow line for themselves until the document is there. The modules that
 * it imports are requested at the first paint.
 */
export function renderDocument({ page, shell, section, preview, end = '' }: DocumentParts): DocumentText {
  const { fonts, script, modules, sheets } = documentFiles({ shell, section })
  const start = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...fonts.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
    // Before the style sheets, because a browser runs a script only when the sheets above it have been loaded.
    `<script>${startWatch}</script>`,
    `<script>${requestModules}</script>`,
  ]
  const requests = largestPicture(page.html)
  const links = modules.map((file) =>
    element('link', { rel: 'modulepreload', href: addressOf(file), integrity: integrityIn(file) }),
  )
  const rest = [
    laterModules(links),
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...(preview ? [preview.head] : []),
    ...page.tags.map(({ tag, attributes }) => element(tag, { ...attributes, [headMark]: true })),
    ...(page.head.jsonLd ?? []).map(
      (entry) => `<script type="application/ld+json" ${headMark}>${scriptJson(entry)}</script>`,
    ),
  ]
  return {
    start: `<!doctype html>\n<html lang="en-US">\n<head>\n${start.join('\n')}\n`,
    requests: `${requests.join('\n')}\n`,
    rest: `${rest.join('\n')}\n`,
    body: `</head>\n<body>\n<div id="root">${page.html}</div>${preview?.badge ?? ''}${end}\n${mainScript(script)}\n</body>\n</html>\n`,
    sheets,
  }
}

/** The element with what the browser needs to know. It changes when another section is released; the rest does not. */
export const dataElement = (data: DocumentData): string =>
  `<script type="application/json" id="${documentDataId}">${scriptJson(data)}</script>\n`

/**
 * The main script is `async`, because browsers scroll to the fragment of an address (`/faq#payment`) only after all
 * deferred scripts have run. Without `async`, the page was painted at its top first and then jumped.
 */
const mainScript = (file: ReleaseFile) =>
  `${element('script', {
    type: 'module',
    async: true,
    src: addressOf(file),
    integrity: integrityIn(file),
  })}</script>`

/** Preload links for the large picture at the top of a page (the UI kit's `Picture` with `priority`). */
function largestPicture(html: string): string[] {
  const sources = sourcesOfLargest(html)
  return [...sources.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => {
    // The values come from HTML, so they are escaped already.
    const value = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1]
    // With one source for each screen width, all have a media query, so the browser fetches only one of them.
    const media = value('media') ? ` media="${value('media')}"` : ''
    return `<link rel="preload" as="image" type="image/avif"${media} imagesrcset="${value('srcSet')}" imagesizes="${value('sizes')}" fetchpriority="high">`
  })
}

/** The `source` elements of the large picture. Takes linear time, whatever HTML the server file of a section makes. */
function sourcesOfLargest(html: string): string {
  const mark = html.indexOf('fetchPriority="high"')
  const image = html.lastIndexOf('<img ', mark)
  const start = html.lastIndexOf('<picture>', image)
  if (start < 0 || html.slice(image, mark).includes('>')) return ''
  const sources = html.slice(start + '<picture>'.length, image)
  return /^(?:<source [^>]*>)+$/.test(sources) ? sources : ''
}
