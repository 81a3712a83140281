import type { PictureSource } from '@virida/shared/platform/contract'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from './Picture'

const picture: PictureSource = {
  src: '/pictures/patio-1a2b3c',
  widths: [480, 800, 1600],
  width: 1600,
  height: 1000,
  alt: 'A patio door stands open to a garden',
  placeholder: '9ab8a97869ab234abcdef012345678fedcba',
}
const image = () => screen.getByRole<HTMLImageElement>('img', { name: picture.alt })
const html = (element: React.ReactElement) => renderToStaticMarkup(element)

it('offers every width as AVIF', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const source = container.querySelector('source[type="image/avif"]')
  expect(source).toHaveAttribute(
    'srcset',
    '/pictures/patio-1a2b3c-480.avif 480w, /pictures/patio-1a2b3c-800.avif 800w, /pictures/patio-1a2b3c-1600.avif 1600w',
  )
  expect(source).toHaveAttribute('sizes', '50vw')
})

it('falls back to the 800 px WebP', () => {
  render(<Picture picture={picture} sizes="50vw" />)
  expect(image()).toHaveAttribute('src', '/pictures/patio-1a2b3c-800.webp')
})

it('falls back to the largest width of a small picture', () => {
  render(<Picture picture={{ ...picture, widths: [320, 640] }} sizes="50vw" />)
  expect(image()).toHaveAttribute('src', '/pictures/patio-1a2b3c-640.webp')
})

it('reserves its space before it loads', () => {
  render(<Picture picture={picture} sizes="50vw" />)
  expect(image()).toHaveAttribute('width', '1600')
  expect(image()).toHaveAttribute('height', '1000')
})

it('loads when it comes near the screen', () => {
  expect(html(<Picture picture={picture} sizes="50vw" />)).toContain('loading="lazy"')
})

it('loads at once and with high priority when it is the largest paint', () => {
  const markup = html(<Picture picture={picture} sizes="100vw" priority />)
  expect(markup).toContain('loading="eager"')
  expect(markup).toContain('fetchPriority="high"')
})

it('can be marked as decorative', () => {
  render(<Picture picture={picture} sizes="50vw" alt="" />)
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})

it('shows twelve colors until it loads', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const fields = [...container.querySelectorAll('rect')]
  expect(fields).toHaveLength(12)
  expect(fields[5]?.getAttribute('fill')).toBe('#abc')
  expect([fields[5]?.getAttribute('x'), fields[5]?.getAttribute('y')]).toEqual(['1', '1'])
})

it('shows another picture on narrow screens', () => {
  const narrow = { ...picture, src: '/pictures/patio-tall-4d5e6f', widths: [480, 800] }
  const { container } = render(<Picture picture={picture} sizes="50vw" narrow={narrow} />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map(({ media, srcset }) => [media, srcset.split('-480')[0]])).toEqual([
    ['(width < 1024px)', '/pictures/patio-tall-4d5e6f'],
    ['(width >= 1024px)', '/pictures/patio-1a2b3c'],
  ])
})

it('renders no inline styles on the server', () => {
  expect(html(<Picture picture={picture} sizes="50vw" />)).not.toContain('style=')
})
