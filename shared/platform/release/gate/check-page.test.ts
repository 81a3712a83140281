import type { RenderedPage } from '../../contract/shell-server'
import { linksIn } from './check-page'

const pageOf = (html: string): RenderedPage => ({
  ...{ kind: 'page', status: 200, html, tags: [] },
  head: { title: 'T', description: 'D' },
})

it('finds the paths of links on this site, each once', () => {
  const html = `<a class="x" href="/faq?a#b">1</a><a
    href="/faq">2</a><abbr href="/no">3</abbr><a id="x">4</a><a href="https://example.com/">5</a>
    <a href="//example.com/">6</a><a href="/r/x.mjs">7</a><a data-href="/no" href="/tools">8</a>`
  expect(linksIn(pageOf(html))).toEqual(['/faq', '/tools'])
})

it.each(['<a ', '<a href="', '<a x=" href="', '<a href="/" '])(
  'takes linear time for a page that consists of %s',
  (part) => {
    const startedAt = performance.now()
    linksIn(pageOf(part.repeat(Math.floor(8e6 / part.length))))
    expect(performance.now() - startedAt).toBeLessThan(4000)
  },
)
