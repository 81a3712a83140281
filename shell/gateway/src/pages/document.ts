import type { Manifest } from '@virida/shared/platform/release/manifest'
import { releaseUrl } from '@virida/shared/platform/paths'
import { documentDataId } from '@virida/shared/platform/contract/public-settings'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import { shellName, type DocumentData } from '@virida/shared/platform/contract/composition'
import { headMark, type RenderedPage } from '@virida/shared/platform/contract/shell-server'
import { element, scriptJson } from './html'

type Page = Extract<RenderedPage, { kind: 'page' }>

type DocumentParts = {
  page: Page
  data: DocumentData
  shell: Manifest
  /** Release and chunks of the page; undefined for the error box. */
  section?: { manifest: Manifest; chunks: readonly string[] }
}

/**
 * Writes the whole document. The order of the head matters: style sheets first, because the first paint waits for
 * them; then the main script; then the modules that it imports. With the modules first, the script was the seventh
 * request on six connections, and the page hydrated half a second later (measured).
 */
export function renderDocument({ page, data, shell, section }: DocumentParts): string {
  const main = shell.chunks.main
  const own = (section?.chunks ?? []).flatMap((name) => section?.manifest.chunks[name] ?? [])
  const routes = section?.manifest.chunks.routes
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.preload.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
    ...styles(shell, main?.css),
    ...(section ? styles(section.manifest, [...(routes?.css ?? []), ...own.flatMap(({ css }) => css)]) : []),
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
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...page.tags.map(({ tag, attributes }) => element(tag, { ...attributes, [headMark]: true })),
    ...(page.head.jsonLd ?? []).map(
      (entry) => `<script type="application/ld+json" ${headMark}>${scriptJson(entry)}</script>`,
    ),
    `<script type="application/json" id="${documentDataId}">${scriptJson(data)}</script>`,
  ]
  return `<!doctype html>\n<html lang="en-US">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root">${page.html}</div>\n</body>\n</html>\n`
}

const href = ({ app, version }: Manifest, file: string) => releaseUrl(app, version) + file
const integrity = (manifest: Manifest, file: string) => manifest.files[file]?.integrity

const styles = (manifest: Manifest, files: string[] = []) =>
  unique(files).map((file) =>
    element('link', {
      rel: 'stylesheet',
      href: href(manifest, file),
      integrity: integrity(manifest, file),
      // webpack's loader does not load a style sheet again that has this attribute.
      'data-href': manifest.app === shellName ? undefined : file,
    }),
  )

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
 * the modules: behind them the picture would wait for a free connection, half a second on a slow phone.
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
