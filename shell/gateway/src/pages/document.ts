import type { Manifest } from '@virida/shared/platform/release/manifest'
import { releaseUrl } from '@virida/shared/platform/paths'
import { documentDataId } from '@virida/shared/platform/contract/public-settings'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { headMark, type RenderedPage } from '@virida/shared/platform/contract/shell-server'
import { element, scriptJson } from './html'
import type { Sheet } from './sheets'

type Page = Extract<RenderedPage, { kind: 'page' }>

export type DocumentParts = {
  page: Page
  shell: Manifest
  /** Release and chunks of the page; undefined for the error box. */
  section?: { manifest: Manifest; chunks: readonly string[] }
  /** What a preview adds to the head and to the body. */
  preview?: { head: string; badge: string }
  /** HTML at the end of the body. */
  end?: string
}

/** The text of a document, without its styles and its data. */
export type DocumentText = {
  start: string
  /** The elements that make a browser load scripts and the large picture. */
  requests: string
  /** What follows the styles, and what follows the data. */
  rest: string
  body: string
  sheets: readonly Sheet[]
}

/**
 * Writes the document. The order of the requests matters: the main script before the modules that it imports. With the
 * modules first, the script was the seventh request on six connections, and the page hydrated half a second later
 * (measured).
 */
export function renderDocument({ page, shell, section, preview, end = '' }: DocumentParts): DocumentText {
  const main = shell.chunks.main
  const own = (section?.chunks ?? []).flatMap((name) => section?.manifest.chunks[name] ?? [])
  const routes = section?.manifest.chunks.routes
  const start = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.preload.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
  ]
  const requests = [
    script(shell),
    ...largestPicture(page.html),
    ...modules(
      shell,
      main?.js.filter((file) => file !== shell.entry),
    ),
    ...(section
      ? modules(section.manifest, [
          section.manifest.entry,
          ...(routes?.js ?? []),
          ...own.flatMap(({ js }) => js),
        ])
      : []),
  ]
  const rest = [
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
    body: `</head>\n<body>\n<div id="root">${page.html}</div>${preview?.badge ?? ''}${end}\n</body>\n</html>\n`,
    sheets: [
      ...sheetsOf(shell, main?.css),
      ...(section
        ? sheetsOf(section.manifest, [...(routes?.css ?? []), ...own.flatMap(({ css }) => css)])
        : []),
    ],
  }
}

/** The element with what the browser needs to know. It changes when another section is released; the rest does not. */
export const dataElement = (data: DocumentData): string =>
  `<script type="application/json" id="${documentDataId}">${scriptJson(data)}</script>\n`

const href = ({ app, version }: Manifest, file: string) => releaseUrl(app, version) + file
const integrity = (manifest: Manifest, file: string) => manifest.files[file]?.integrity

const sheetsOf = (manifest: Manifest, files: string[] = []): Sheet[] =>
  unique(files).map((file) => ({ manifest, file }))

const modules = (manifest: Manifest, files: string[] = []) =>
  unique(files).map((file) =>
    element('link', {
      rel: 'modulepreload',
      href: href(manifest, file),
      integrity: integrity(manifest, file),
    }),
  )

/**
 * The main script is `async`, because browsers scroll to the fragment of an address (`/faq#payment`) only after all
 * deferred scripts have run. Without `async`, the page was painted at its top first and then jumped.
 */
const script = (shell: Manifest) =>
  `${element('script', {
    type: 'module',
    async: true,
    src: href(shell, shell.entry),
    integrity: integrity(shell, shell.entry),
  })}</script>`

/**
 * Preload links for the large picture at the top of a page (the UI kit's `Picture` with `priority`). They come before
 * the modules: after them the picture would wait for a free connection, half a second on a slow phone.
 */
function largestPicture(html: string): string[] {
  const [, sources = ''] = /<picture>((?:<source [^>]*>)+)<img [^>]*?fetchPriority="high"/.exec(html) ?? []
  return [...sources.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => {
    // The values come from HTML, so they are escaped already.
    const value = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1]
    // With one source for each screen width, all have a media query, so the browser fetches only one of them.
    const media = value('media') ? ` media="${value('media')}"` : ''
    return `<link rel="preload" as="image" type="image/avif"${media} imagesrcset="${value('srcSet')}" imagesizes="${value('sizes')}" fetchpriority="high">`
  })
}

const unique = (files: string[]) => [...new Set(files)]
