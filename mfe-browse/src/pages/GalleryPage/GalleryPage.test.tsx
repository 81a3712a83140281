import { act, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { categories } from '../../content/gallery/categories'
import { loadCategory } from '../../content/gallery/load-category'
import { loadCategoryPage } from './category/category-page'
import { page as listPage } from './page'
import { galleryRoutes } from './routes'

async function pageOf(slug?: string): Promise<SitePage> {
  const facts = categories.find((one) => one.slug === slug)
  return facts ? (await loadCategoryPage(facts)).page : listPage
}
async function show(path: string) {
  const { Page } = await pageOf(path.split(/[/?]/)[2])
  return act(async () => {
    const shown = render(
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>,
    )
    // The covers are loaded by a promise, so wait for it.
    await new Promise((resolve) => setTimeout(resolve))
    return shown
  })
}
async function headAt(galleryType?: string) {
  const { head } = await pageOf(galleryType)
  if (typeof head !== 'function') throw new Error('the head depends on the category')
  return head({ params: { galleryType }, url: new URL('https://localhost/gallery') })
}

/** Written by hand from R-GALLERY-1 to R-GALLERY-5, so a mistake in the page's own list fails. */
const specified = [
  ['bellagio_provence', 'Bellagio - Provence at The Havens'],
  ['bellagio_ironwood', 'Bellagio - Ironwood At Epoca'],
  ['platinum_kb_home', 'Platinum - KB Home Villa Real at Terracina'],
  ['platinum_new_haven', 'Platinum - New Haven by Brookfield Residential'],
  ['venetian_cantera', 'Venetian - Cantera at Lemon Grove'],
] as const

it.each(['/gallery', '/gallery/florentine'])('lists five categories at %s', async (path) => {
  await show(path)
  const links = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    specified.map(([slug, title]) => [`/gallery/${slug}`, title]),
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gallery')
})

it.each(specified)('shows %s with its title and its featured products', async (slug, title) => {
  await show(`/gallery/${slug}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('heading', { name: 'Featured Products' })).toBeInTheDocument()
})

it.each(categories)('shows every picture of $slug', async (facts) => {
  await show(`/gallery/${facts.slug}`)
  const { pictures } = await loadCategory(facts)
  const images = screen
    .getAllByRole('list', { name: /^Pictures/ })
    .flatMap((list) => within(list).getAllByRole('img'))
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(pictures.map(({ source }) => source.alt))
})

it.each(categories)('groups the pictures of $slug by house, each with its products', async (facts) => {
  await show(`/gallery/${facts.slug}`)
  const { houses } = await loadCategory(facts)
  for (const { name, place, series, pictures } of houses) {
    const group = within(screen.getByRole('region', { name }))
    expect(group.getByText(place)).toBeInTheDocument()
    expect(within(group.getByRole('list', { name: `Products: ${name}` })).getAllByRole('link')).toHaveLength(
      series.length,
    )
    expect(group.getAllByRole('img')).toHaveLength(pictures.length)
  }
})

it('gives the first of an odd number of pictures both columns', async () => {
  const { container } = await show('/gallery/bellagio_ironwood?room=kitchen')
  const lists = screen.getAllByRole('list', { name: /^Pictures/ })
  const leads = lists.map((list) => list.querySelectorAll('[data-lead]').length)
  expect(leads).toEqual(lists.map((list) => within(list).getAllByRole('listitem').length % 2))
  expect(leads).toContain(1)
  expect(container.querySelectorAll('[data-lead]:not(:first-child)')).toHaveLength(0)
})

it.each(['/gallery', '/gallery/bellagio_ironwood'])(
  'says before the pictures of %s that the houses are made up',
  async (path) => {
    await show(path)
    const note = screen.getByText(/The houses are made up/)
    const [picture] = screen.getAllByRole('list').flatMap((list) => [...list.querySelectorAll('img')])
    expect(note.compareDocumentPosition(picture!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
)

it('has breadcrumbs from home through the gallery to the category', async () => {
  await show('/gallery/venetian_cantera')
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Gallery',
    'Venetian - Cantera at Lemon Grove',
  ])
})

it('calls no picture a photograph', async () => {
  const { container } = await show('/gallery')
  expect(container).not.toHaveTextContent(/photo/i)
})

it('keeps an unknown category out of search results', async () => {
  expect(await headAt('florentine')).toMatchObject({ canonical: '/gallery', robots: 'noindex' })
})

it.each(categories)('describes $slug in at most 160 characters', async ({ slug }) => {
  expect((await headAt(slug)).description.length).toBeLessThanOrEqual(160)
})

it('has a route for every category', () => {
  expect(galleryRoutes.map(({ path }) => path)).toEqual([
    '/gallery/:galleryType?',
    ...categories.map(({ slug }) => `/gallery/${slug}`),
  ])
})

it.each(['/gallery', '/gallery/venetian_cantera'])(
  'has no accessibility violation at %s',
  async (path) => {
    const { container } = await show(path)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
