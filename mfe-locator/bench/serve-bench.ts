import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { defineApp } from '@virida/shared/platform/webpack/define-app'
import webpack from 'webpack'

const types: Record<string, string> = {
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Builds a page with only the locator and serves it with a content security policy that allows only its own origin. */
export async function serveBench(dir: string, outDir: string) {
  const [client] = defineApp(dir, { client: './bench/main.tsx', outDir })
  if (!client) throw new Error('Cannot build the bench page: defineApp gave no browser configuration')
  await new Promise<void>((resolve, reject) => {
    webpack({ ...client, cache: false }).run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve()
    })
  })
  const folder = path.join(outDir, 'client')
  const { main } = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Record<
    string,
    { js: string[]; css: string[] }
  >
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Locator</title>',
    '<meta name="viewport" content="width=device-width">',
    ...(main?.css ?? []).map((file) => `<link rel="stylesheet" href="/files/${file}">`),
    ...(main?.js ?? []).map((file) => `<script type="module" src="/files/${file}"></script>`),
    '</head><body><main id="root"></main></body></html>',
  ].join('\n')

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    if (!pathname.startsWith('/files/')) return response.setHeader('Content-Type', 'text/html').end(html)
    const name = path.basename(pathname)
    response.setHeader('Content-Type', types[path.extname(name)] ?? 'application/octet-stream')
    try {
      response.end(readFileSync(path.join(folder, name)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
