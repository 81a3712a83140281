import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { allProjects } from '../../content/gallery/all-projects'
import { galleryValues } from '../../content/gallery/gallery-values'
import { categoryPage } from './category/category-page'
import { page as listPage } from './page'
import { galleryRoutes } from './routes'

const pageOf = (value?: string): SitePage => {
  const project = allProjects.find((one) => one.value === value)
  return project ? categoryPage(project) : listPage
}
const show = (path: string) => {
  const { Page } = pageOf(path.split('/')[2])
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
}
const headAt = (galleryType?: string) => {
  const { head } = pageOf(galleryType)
  if (typeof head !== 'function') throw new Error('the head depends on the category')
  return head({ params: { galleryType }, url: new URL('https://localhost/gallery') })
}

/** Independent of the page's own list (R-GALLERY-1 to R-GALLERY-5). */
const categories = [
  ['bellagio_provence', 'Bellagio - Provence at The Havens'],
  ['bellagio_ironwood', 'Bellagio - Ironwood At Epoca'],
  ['platinum_kb_home', 'Platinum - KB Home Villa Real at Terracina'],
  ['platinum_new_haven', 'Platinum - New Haven by Brookfield Residential'],
  ['venetian_cantera', 'Venetian - Cantera at Lemon Grove'],
] as const

it.each(['/gallery', '/gallery/florentine'])('lists five categories at %s', (path) => {
  show(path)
  const links = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    categories.map(([value, title]) => [`/gallery/${value}`, title]),
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gallery')
})

it.each(categories)('shows %s with its title and its featured products', (value, title) => {
  show(`/gallery/${value}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('heading', { name: 'Featured Products' })).toBeInTheDocument()
})

it.each(galleryValues)('shows every picture of %s', (value) => {
  show(`/gallery/${value}`)
  const images = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(
    allProjects.find((project) => project.value === value)?.pictures.map(({ source }) => source.alt),
  )
})

it('has breadcrumbs from home through the gallery to the category', () => {
  show('/gallery/venetian_cantera')
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Gallery',
    'Venetian - Cantera at Lemon Grove',
  ])
})

it('calls no picture a photograph', () => {
  const { container } = show('/gallery')
  expect(container).not.toHaveTextContent(/photo/i)
})

it('keeps an unknown category out of search results', () => {
  expect(headAt('florentine')).toMatchObject({ canonical: '/gallery', robots: 'noindex' })
})

it.each(galleryValues)('describes %s in at most 160 characters', (value) => {
  expect(headAt(value).description.length).toBeLessThanOrEqual(160)
})

it('has a route for every category', () => {
  expect(galleryRoutes.map(({ path }) => path)).toEqual([
    '/gallery/:galleryType?',
    ...galleryValues.map((value) => `/gallery/${value}`),
  ])
})

it.each(['/gallery', '/gallery/venetian_cantera'])(
  'has no accessibility violation at %s',
  async (path) => {
    const { container } = show(path)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
