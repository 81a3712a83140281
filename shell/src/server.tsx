import { StrictMode } from 'react'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { RenderedPage, ShellServer } from '@virida/shared/platform/contract/shell-server'
import { headTags } from './head/head-tags'
import type { PageData } from './router/page-data'
import { completeHead } from './head/complete-head'
import { unavailableHead } from './content/unavailable'
import { siteRoutes } from './router/site-routes'
import { modules as serverModules } from './server-modules'
import { defaultPolicy } from './trusted-types'

export const trustedTypes: ShellServer['trustedTypes'] = [defaultPolicy]
export const modules: ShellServer['modules'] = serverModules

export const renderPage: ShellServer['renderPage'] = async (url, composition, loadRoutes, owner) => {
  const routes = siteRoutes(composition, owner ? [owner] : [], { loadRoutes, runsIn: 'server' })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) {
    return { kind: 'redirect', location: context.headers.get('Location') ?? '/' }
  }
  const failure = Object.values(context.errors ?? {})[0] as { status?: number } | undefined
  if (failure) return errorPage(handler.dataRoutes, context, url, failure, failure.status ?? 500)
  try {
    const html = await renderHtml(handler.dataRoutes, context)
    const { page, head } = (Object.values(context.loaderData ?? {}).at(-1) ?? {}) as PageData
    if (!head) throw new Error(`Cannot show ${url.pathname}: no section has a route for it`)
    return { kind: 'page', status: page?.status ?? 200, html, head, tags: headTags(head) }
  } catch (error) {
    // The page threw while it rendered: render again with the error box in its place.
    const failed = { ...context, errors: { [context.matches.at(-1)?.route.id ?? 'site']: error } }
    return errorPage(handler.dataRoutes, failed, url, error, 500)
  }
}

async function errorPage(
  routes: RouteObject[],
  context: StaticHandlerContext,
  url: URL,
  error: unknown,
  status: number,
): Promise<RenderedPage> {
  const head = completeHead(unavailableHead, url.pathname)
  return { kind: 'page', status, html: await renderHtml(routes, context), head, tags: headTags(head), error }
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
      {
        // The default sends parts of a long page later, with inline scripts, which the content security policy forbids.
        progressiveChunkSize: Infinity,
        onAllReady: () => stream.pipe(sink),
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
