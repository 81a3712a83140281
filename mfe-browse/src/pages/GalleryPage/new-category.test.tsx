import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { SiteRoute } from '@virida/shared/platform/contract'
import type * as gallery from '../../content/gallery/categories'
import { loadCategories } from '../../content/gallery/load-category'
import { galleryRoutes } from './routes'

const slug = 'venetian_lemon_court'
const title = 'Venetian - Lemon Court'

/* Adds a sixth category as the recipe in CONTRIBUTING.md says, and checks that everything else follows. */
jest.mock('../../content/gallery/categories', () => {
  const actual = jest.requireActual<typeof gallery>('../../content/gallery/categories')
  const entry = { slug: 'venetian_lemon_court', title: 'Venetian - Lemon Court', line: 'venetian-windows' }
  return { ...actual, categories: [...actual.categories, entry] }
})
jest.mock(
  '../../content/gallery/houses/venetian-lemon-court',
  () => {
    const picture = (at: number) => ({
      src: `/r/mfe-browse/media/gallery-venetian-lemon-court-0${at}.abc`,
      widths: [480],
      width: 480,
      height: 320,
      alt: `House number ${at}`,
      placeholder: '0'.repeat(36),
    })
    return {
      houses: [
        {
          name: 'Courtyard house',
          place: 'Around a paved courtyard',
          shots: ['house', 'wall'],
          finish: 'white',
          unit: 'venetian-awning',
          street: ['venetian-casement'],
        },
      ],
      pictures: { galleryVenetianLemonCourt01: picture(1), galleryVenetianLemonCourt02: picture(2) },
    }
  },
  { virtual: true },
)
/* Jest maps `…?first` to the real file, so a set that does not exist cannot be mocked. This mocks its
   loader; the journey new-category.spec.ts loads a real set. */
jest.mock('../../content/gallery/load-cover', () => {
  const cover = Promise.resolve({
    src: '/cover',
    widths: [480],
    width: 480,
    height: 320,
    alt: '',
    placeholder: '',
  })
  return { loadCover: () => cover }
})

function routeOf(path: string): SiteRoute {
  const route = galleryRoutes.find((one) => one.path === path)
  if (!route) throw new Error(`no route for ${path}`)
  return route
}
const show = async (path: string, pattern = path) => {
  const { page } = await routeOf(pattern).load()
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <page.Page />
      </MemoryRouter>,
    )
    await new Promise((resolve) => setTimeout(resolve))
  })
}

it('lists a new category last', async () => {
  await show('/gallery', '/gallery/:galleryType?')
  const links = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('link')
  expect(links).toHaveLength(6)
  expect(links.at(-1)).toHaveAttribute('href', `/gallery/${slug}`)
  expect(links.at(-1)).toHaveTextContent(title)
})

it('shows a new category with its pictures and products', async () => {
  await show(`/gallery/${slug}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  const images = within(screen.getByRole('list', { name: /^Pictures/ })).getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(['House number 1', 'House number 2'])
  expect(screen.getAllByRole('link', { name: 'Venetian Casement' })).toHaveLength(2)
})

it('names the chunk with the houses of a new category, so that documents preload it', () => {
  expect(routeOf(`/gallery/${slug}`).chunk).toEqual(['gallery-category', 'gallery-venetian-lemon-court'])
})

it('shows the pictures of a new category among all pictures', async () => {
  const last = (await loadCategories()).at(-1)
  expect(last?.pictures.map(({ name }) => name)).toEqual([
    'gallery-venetian-lemon-court-01',
    'gallery-venetian-lemon-court-02',
  ])
})
