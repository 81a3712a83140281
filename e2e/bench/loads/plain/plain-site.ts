import { readdirSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import webpack from 'webpack'
import { inParallel } from '@virida/shared/platform/in-parallel'
import { root } from '@virida/shared/platform/paths'
import { compileOnce } from '@virida/shared/platform/release/build/app-compiler'
import { compressFile, compressible } from '@virida/shared/platform/release/build/compress'
import { host, plainAddress, plainConfigs } from './plain-configs'

const folder = path.join(root, '.cache', 'bench-plain')
const clientFiles = (app: string) => path.join(folder, app, 'client')

/**
 * Builds the host and the remotes, and serves them as a server of files would: an almost empty document for every page, and
 * files that were compressed before.
 * @param paths Route patterns of each section.
 * @param site The composed site, which has the pictures, the fonts and the files at the root.
 */
export async function createPlainSite(paths: Record<string, string[]>, site: Hono): Promise<Hono> {
  await compileOnce(host, webpack(plainConfigs(folder, paths)))
  for (const app of [host, ...Object.keys(paths)]) {
    const names = readdirSync(clientFiles(app)).filter((name) => compressible.test(name))
    await inParallel(names, async (name) => void (await compressFile(path.join(clientFiles(app), name))))
  }
  const html = documentWith(readdirSync(clientFiles(host)))
  return new Hono()
    .use(
      `${plainAddress}*`,
      serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (address) => address.slice(plainAddress.length).replace('/', '/client/'),
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    .get('*', (c) => {
      const isFile = c.req.path.includes('.') || c.req.path.startsWith('/r/')
      return isFile ? site.fetch(c.req.raw, c.env) : c.html(html)
    })
}

function documentWith(files: readonly string[]): string {
  const main = files.find((name) => /^main\.\w+\.js$/.test(name))
  if (!main)
    throw new Error(`Cannot serve the plain host: its build has no main script in ${clientFiles(host)}`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Virida</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script defer src="${plainAddress}${host}/${main}"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`
}
