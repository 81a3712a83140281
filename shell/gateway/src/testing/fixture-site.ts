import { publish } from '@virida/shared/platform/release/registry/registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'

/** A shell in the shape of the real one. It shows the section's text; some texts make it slow or fail. */
const shellCode = `
exports.trustedTypes = ['default']
exports.renderPage = async (url, composition, loadRoutes, owner) => {
  const head = { title: 'A & B', description: 'It says "yes"' }
  const tags = [{ tag: 'meta', attributes: { name: 'description', content: head.description } }]
  if (url.pathname === '/elsewhere') return { kind: 'redirect', location: '/not-found' }
  const section = composition.sections.find(({ name }) => name === owner.section)
  try {
    const [{ text }] = await loadRoutes(section)
    const start = Date.now()
    while (text === 'slow' && Date.now() < start + 10) continue
    if (text === 'query') return { kind: 'page', status: 200, html: '<main>query ' + url.search + '</main>', head, tags }
    if (text === 'throw') throw new Error('broken')
    while (text === 'loop') continue
    if (text === 'hang') await new Promise(() => {})
    return { kind: 'page', status: 200, html: '<main>' + text + '</main>', head, tags }
  } catch (error) {
    return { kind: 'page', status: 503, html: '<main>box</main>', head, tags, error }
  }
}
`

export const sectionCode = (text: string) => `exports.default = [{ text: ${JSON.stringify(text)} }]`

const route = {
  routes: [
    { path: '/', chunk: 'home', query: ['q', 'size'] },
    { path: '/faq', chunk: 'home', dataChunks: { '/faq': 'answers' } },
    { path: '/dealers', chunk: 'home', showsMap: true },
  ],
}

/** A releases folder with a live shell and one live section that says "first". */
export async function fixtureSite(): Promise<string> {
  const dir = temporaryReleases()
  await writeRelease(dir, {
    app: 'shell',
    version: '1.0.0',
    serverCode: shellCode,
    entry: 'main.1.mjs',
    chunks: { main: { js: ['main.1.mjs'], css: ['main.1.css'] } },
    contents: { 'main.1.mjs': 'start()', 'main.1.css': 'a{}', 'public/care.txt': 'Wash with water.' },
    public: ['/care.txt'],
  })
  await publish(dir, 'shell', '1.0.0')
  await publishSection(dir, '1.0.0', sectionCode('first'))
  return dir
}

export async function publishSection(dir: string, version: string, serverCode: string, style = '.brPage{}') {
  await writeSection(dir, version, serverCode, style)
  await publish(dir, 'mfe-browse', version)
}

/** Writes a release of the section that is not live. */
export async function writeSection(dir: string, version: string, serverCode: string, style = '.brPage{}') {
  await writeRelease(dir, {
    app: 'mfe-browse',
    version,
    serverCode,
    ...route,
    pictures: { '/': ['/house.webp?a&b', 'https://www.virida.example.com/house.webp?a&b'] },
    entry: 'remoteEntry.mjs',
    chunks: {
      routes: { js: ['routes.1.mjs'], css: [] },
      home: { js: ['home.1.mjs'], css: ['home.1.css'] },
      answers: { js: ['answers.1.mjs'], css: [] },
    },
    contents: {
      'remoteEntry.mjs': 'export {}',
      'routes.1.mjs': 'r()',
      'home.1.mjs': 'h()',
      'answers.1.mjs': 'a()',
      'home.1.css': style,
    },
  })
}
