import { StrictMode } from 'react'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter, matchRoutes } from 'react-router-dom'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import type { Head } from '@virida/shared/contract'
import type { Composition } from './composition/composition'
import { headTags, type HeadTag } from './head/head-tags'
import type { LoadRoutes, PageData } from './router/page-data'
import { completeHead } from './head/complete-head'
import { unavailableHead } from './content/unavailable'
import { siteRoutes } from './router/site-routes'

export type RenderedPage =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      head: Head
      tags: HeadTag[]
      /** The section that owns the page and the pattern that matched; nothing for a site without sections. */
      owner?: PageOwner
      error?: unknown
    }

export type PageOwner = {
  section: string
  pattern: string
  /** The path is unknown, and its owner shows the home page in its place. */
  isFallback: boolean
}

/** Which section shows a path. The fallback of an unknown path is the owner of the home page. */
export function ownerOf(composition: Composition, pathname: string): PageOwner | undefined {
  const routes = siteRoutes(composition, { loadRoutes: () => Promise.resolve([]), unknownPath: 'render' })
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id
  if (!id || id === 'site') return undefined
  const [section = '', pattern = ''] = id.split(' ')
  const isFallback = pattern === '*'
  return { section, pattern: isFallback ? '/' : pattern, isFallback }
}

/**
 * Renders the document's inside for one address.
 * @param loadRoutes Gives the route table of a section's release; when it rejects, the page is the box of a dead section.
 */
export async function renderPage(
  url: URL,
  composition: Composition,
  loadRoutes: LoadRoutes,
): Promise<RenderedPage> {
  const routes = siteRoutes(composition, { loadRoutes, unknownPath: 'render' })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) {
    return { kind: 'redirect', location: context.headers.get('Location') ?? '/' }
  }
  const owner = ownerOf(composition, url.pathname)
  const failure = Object.values(context.errors ?? {})[0] as { status?: number } | undefined
  if (failure) return errorPage(handler.dataRoutes, context, url, owner, failure, failure.status ?? 500)
  try {
    const html = await renderHtml(handler.dataRoutes, context)
    const { page, head } = (Object.values(context.loaderData ?? {}).at(-1) ?? {}) as PageData
    if (!head) throw new Error(`No section shows ${url.pathname}`)
    return { kind: 'page', status: page?.status ?? 200, html, head, tags: headTags(head), owner }
  } catch (error) {
    // A page that throws while it renders: once more, with the box in its place.
    const failed = { ...context, errors: { [context.matches.at(-1)?.route.id ?? 'site']: error } }
    return errorPage(handler.dataRoutes, failed, url, owner, error, 500)
  }
}

async function errorPage(
  routes: RouteObject[],
  context: StaticHandlerContext,
  url: URL,
  owner: PageOwner | undefined,
  error: unknown,
  status: number,
): Promise<RenderedPage> {
  const head = completeHead(unavailableHead, url.pathname)
  return {
    kind: 'page',
    status,
    html: await renderHtml(routes, context),
    head,
    tags: headTags(head),
    owner,
    error,
  }
}

function renderHtml(routes: RouteObject[], context: StaticHandlerContext): Promise<string> {
  const router = createStaticRouter(routes, context)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new PassThrough()
    sink.on('data', (chunk: Buffer) => chunks.push(chunk))
    sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    const stream = renderToPipeableStream(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
      { onAllReady: () => stream.pipe(sink), onShellError: reject, onError: reject },
    )
  })
}
