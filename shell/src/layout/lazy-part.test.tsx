import { render, screen } from '@testing-library/react'
import { lazyPart } from './lazy-part'

const Part = () => <p>The part</p>
const host = (part: ReturnType<typeof lazyPart<object>>) =>
  function Host({ wanted }: { wanted: boolean }) {
    const { Part, failed } = part.usePart(wanted)
    return failed ? <p>Failed</p> : Part ? <Part /> : <p>Nothing yet</p>
  }

it('does not load what is not wanted', () => {
  const load = jest.fn(() => Promise.resolve(Part))
  const Host = host(lazyPart(load))
  render(<Host wanted={false} />)
  expect(load).not.toHaveBeenCalled()
})

it('shows the part when it has come', async () => {
  const Host = host(lazyPart(() => Promise.resolve(Part)))
  render(<Host wanted />)
  expect(screen.getByText('Nothing yet')).toBeInTheDocument()
  expect(await screen.findByText('The part')).toBeInTheDocument()
})

it('shows a preloaded part at once', async () => {
  const part = lazyPart(() => Promise.resolve(Part))
  part.preload()
  await Promise.resolve()
  const Host = host(part)
  render(<Host wanted />)
  expect(screen.getByText('The part')).toBeInTheDocument()
})

it('loads once however often it is asked', async () => {
  const load = jest.fn(() => Promise.resolve(Part))
  const part = lazyPart(load)
  part.preload()
  part.preload()
  const Host = host(part)
  render(<Host wanted />)
  await screen.findByText('The part')
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows the fallback when the part cannot be loaded', async () => {
  const Host = host(lazyPart(() => Promise.reject(new Error('no network'))))
  render(<Host wanted />)
  expect(await screen.findByText('Failed')).toBeInTheDocument()
})

it('loads again after a failure when the part is needed again', async () => {
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('no network'))
  load.mockResolvedValue(Part)
  const Host = host(lazyPart(load))
  const { rerender } = render(<Host wanted />)
  await screen.findByText('Failed')
  rerender(<Host wanted={false} />)
  rerender(<Host wanted />)
  expect(await screen.findByText('The part')).toBeInTheDocument()
})
