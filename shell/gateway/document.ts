import type { Manifest } from '@virida/shared/release/manifest'
import { documentDataId } from '@virida/shared/contract/public-settings'
import type { DocumentData } from '../src/composition/composition'
import { headMark } from '../src/head/head-mark'
import type { RenderedPage } from '../src/server'
import { element, escapeHtml, scriptJson } from './html'
import { hostName, releaseBase } from './live-registry'

type Page = Extract<RenderedPage, { kind: 'page' }>

export type DocumentParts = {
  page: Page
  data: DocumentData
  shell: Manifest
  /** Release and chunk of the page; nothing for the box of a dead section. */
  section?: { manifest: Manifest; chunk: string }
}

/**
 * The whole document. The order of the head is measured: style sheets first, for the paint; then the main
 * script; then the modules it will ask for. With the modules before it the script was the seventh request of
 * six connections, and the page was ready half a second later.
 */
export function renderDocument({ page, data, shell, section }: DocumentParts): string {
  const main = shell.chunks.main
  const route = section?.manifest.chunks[section.chunk]
  const routes = section?.manifest.chunks.routes
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.preload.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
    ...styles(shell, main?.css),
    ...(section ? styles(section.manifest, [...(routes?.css ?? []), ...(route?.css ?? [])]) : []),
    script(shell),
    ...largestPaint(page.html),
    ...modules(
      shell,
      main?.js.filter((file) => file !== shell.entry),
    ),
    ...(section
      ? modules(section.manifest, [section.manifest.entry, ...(routes?.js ?? []), ...(route?.js ?? [])])
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

const href = ({ app, version }: Manifest, file: string) => releaseBase(app, version) + file
const integrity = (manifest: Manifest, file: string) => manifest.files[file]?.integrity

const styles = (manifest: Manifest, files: string[] = []) =>
  unique(files).map((file) =>
    element('link', {
      rel: 'stylesheet',
      href: href(manifest, file),
      integrity: integrity(manifest, file),
      // The name by which webpack's own loader recognises that a sheet stands there already.
      'data-href': manifest.app === hostName ? undefined : file,
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
 * `async`: browsers go to the place that the address names (`/faq#payment`) only when the scripts that wait for the
 * document have run. Without it the page was painted from its top first, and shifted when it jumped.
 */
const script = (shell: Manifest) =>
  `${element('script', {
    ...{ type: 'module', async: true },
    ...{ src: href(shell, shell.entry), integrity: integrity(shell, shell.entry) },
  })}</script>`

/**
 * The picture that a page shows first and large (`priority` of the UI kit's Picture) is fetched before the
 * modules: on six connections it would otherwise wait for one to be free, half a second on a slow phone.
 */
function largestPaint(html: string): string[] {
  const [, sources = ''] = /<picture>((?:<source [^>]*>)+)<img [^>]*?fetchPriority="high"/.exec(html) ?? []
  return [...sources.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => {
    // The values stand in the page's HTML: they are escaped already.
    const value = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1]
    // A source of narrow screens has a media query, and so has then the one of the others: one is fetched.
    const media = value('media') ? ` media="${value('media')}"` : ''
    return `<link rel="preload" as="image" type="image/avif"${media} imagesrcset="${value('srcSet')}" imagesizes="${value('sizes')}" fetchpriority="high">`
  })
}

const unique = (files: string[]) => [...new Set(files)]
