import type { BrowserContext } from '@playwright/test'
import type { Canary } from '@virida/shared/platform/release/registry/registry-schema'
import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { isInShare } from '../../../shell/gateway/src/canaries/bucket'
import { bucketOf } from '../../fixtures/bucket-of'
import type { OwnSite } from '../../fixtures/own-site-server'
import { expect, test } from '../../fixtures/own-site'
import { changed, expectHeadline, headline } from '../../fixtures/headlines'
import { waitForHydration, watchProblems } from '../../fixtures/watched-page'

/** Gives a browser a bucket that is in the share of the canary, or one that is not. */
async function giveBucket(context: BrowserContext, { origin }: OwnSite, canary: Canary, isIn: boolean) {
  await context.addCookies([{ name: 'bucket', value: bucketOf(canary, isIn), url: origin }])
}

test('two browsers see two releases, in the HTML, after hydration and after navigations', async ({
  page,
  browser,
  ownSite,
}) => {
  const canary = await ownSite.canaryWithText('mfe-browse', '9.0.0', headline, changed)
  const other = await (await browser.newContext()).newPage()
  await giveBucket(page.context(), ownSite, canary, true)
  await giveBucket(other.context(), ownSite, canary, false)

  for (const [own, text] of [
    [page, changed],
    [other, headline],
  ] as const) {
    const problems = watchProblems(own)
    await expectHeadline(own, ownSite.origin, text)
    await own.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
    await expect(own.locator('h1')).toHaveText('How Can We Help You Today?')
    await own
      .getByRole('banner')
      .getByRole('link', { name: /Virida/ })
      .click()
    await expect(own.locator('h1')).toHaveText(text)
    expect(problems).toEqual([])
  }
  await ownSite.promote('mfe-browse')
  await expectHeadline(other, ownSite.origin, changed)
  await other.context().close()
})

test('a browser that comes to a page of another section first gets its release there too', async ({
  page,
  ownSite,
}) => {
  const canary = await ownSite.canaryWithText('mfe-browse', '9.0.0', headline, changed)
  await giveBucket(page.context(), ownSite, canary, true)
  await page.goto(`${ownSite.origin}/support`)
  await waitForHydration(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(changed)
})

test('ten percent of 2,000 cookies get the canary, within two points, and keep it', async ({ ownSite }) => {
  await ownSite.canaryWithText('mfe-browse', '9.0.0', headline, changed)
  // A fixed salt, so that the test always counts the same browsers.
  const registry = readRegistry(ownSite.dir)
  const share = { percent: 10, salt: 'virida-canary-of-tests' }
  const canaries = registry.canaries.map((canary) => ({ ...canary, ...share }))
  createRevision(ownSite.dir, { ...registry, revision: registry.revision + 1, canaries })

  // Not Playwright's request, which records each of them for its trace. The tag of a document identifies its content.
  const tagOf = async (bucket: number) => {
    const answer = await fetch(ownSite.origin, { method: 'HEAD', headers: { Cookie: `bucket=${bucket}` } })
    return answer.headers.get('ETag')
  }
  const buckets = Array.from({ length: 2000 }, (_, bucket) => bucket)
  const tags: (string | null)[] = []
  for (let first = 0; first < buckets.length; first += 50)
    tags.push(...(await Promise.all(buckets.slice(first, first + 50).map(tagOf))))
  expect(new Set(tags).size).toBe(2)
  const inside = buckets.find((bucket) => isInShare(share, bucket)) ?? 0
  const html = await (await fetch(ownSite.origin, { headers: { Cookie: `bucket=${inside}` } })).text()
  expect(html).toContain(`${changed}</`)
  const inCanary = buckets.filter((bucket) => tags[bucket] === tags[inside])
  expect(Math.abs(inCanary.length - 200)).toBeLessThanOrEqual(40)
  for (const bucket of inCanary.slice(0, 20)) expect(await tagOf(bucket)).toBe(tags[inside])
})

test('documents are not stored by shared caches while a canary runs, and nothing of it reaches others', async ({
  request,
  ownSite,
}) => {
  const before = await request.get(ownSite.origin)
  expect(before.headers()['cache-control']).toBe('no-cache')
  const canary = await ownSite.canaryWithText('mfe-browse', '9.0.0', headline, changed)
  const out = Array.from({ length: 100 }, (_, bucket) => bucket).filter(
    (bucket) => !isInShare(canary, bucket),
  )
  // On a busy machine, pages are shown without the canary for a moment, until its process is ready.
  await expect
    .poll(async () => (await request.get(ownSite.origin)).headers()['cache-control'])
    .toBe('private, no-cache')
  for (const bucket of out) {
    const answer = await request.get(ownSite.origin, { headers: { Cookie: `bucket=${bucket}` } })
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect(answer.headers().vary).toContain('Cookie')
    expect(await answer.text()).not.toContain('9.0.0')
  }
})
