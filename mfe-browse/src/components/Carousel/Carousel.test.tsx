import { act, fireEvent, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { stubScreen } from '../../testing/screen-apis'
import { Carousel } from './Carousel'

const slides = ['Street', 'Garden', 'Kitchen'].map((label) => ({
  key: label,
  label,
  content: <p>{label} side</p>,
  thumbnail: <span />,
}))
const show = (props: { count?: number; resting?: boolean } = {}) =>
  render(<Carousel label="House" slides={slides.slice(0, props.count ?? 3)} resting={props.resting} />)
const shown = () => screen.getByRole('group').textContent
/** Time in which a carousel that is not stopped shows its third picture. It is no multiple of a round of three pictures. */
const twoSteps = 7_000
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  jest.useFakeTimers()
  stubScreen()
})
afterEach(() => jest.useRealTimers())

it('advances every 3 seconds and wraps around', () => {
  show()
  wait(2999)
  expect(shown()).toBe('Street side')
  wait(1)
  expect(shown()).toBe('Garden side')
  wait(6000)
  expect(shown()).toBe('Street side')
})

it('does not rotate and has no controls with one picture', () => {
  show({ count: 1 })
  wait(10_000)
  expect(shown()).toBe('Street side')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('steps back from the first picture to the last', () => {
  show()
  fireEvent.click(button('Previous picture'))
  expect(shown()).toBe('Kitchen side')
})

it('rests for 8 seconds on the picture that the visitor has chosen, and then goes on', () => {
  show()
  fireEvent.click(button('Show picture 2: Garden'))
  wait(8000)
  wait(2999)
  expect(shown()).toBe('Garden side')
  expect(button('Show picture 2: Garden')).toHaveAttribute('aria-current', 'true')
  wait(1)
  expect(shown()).toBe('Kitchen side')
})

it('pauses and resumes with its first button', () => {
  show()
  expect(screen.getAllByRole('button')[0]).toBe(button('Pause'))
  fireEvent.click(button('Pause'))
  wait(twoSteps)
  expect(shown()).toBe('Street side')
  fireEvent.click(button('Play'))
  wait(3000)
  expect(shown()).toBe('Garden side')
})

it('stays paused when the visitor chooses a picture after Pause', () => {
  show()
  fireEvent.click(button('Pause'))
  fireEvent.click(button('Show picture 2: Garden'))
  wait(8_000)
  wait(twoSteps)
  expect(shown()).toBe('Garden side')
  expect(button('Play')).toBeInTheDocument()
})

it('does not rotate while it is out of sight', () => {
  stubScreen({ inSight: false })
  show()
  wait(twoSteps)
  expect(shown()).toBe('Street side')
})

it('does not rotate while the pointer is on it', () => {
  show()
  const carousel = screen.getByRole('region', { name: 'House' })
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' })
  wait(twoSteps)
  expect(shown()).toBe('Street side')
  fireEvent.pointerLeave(carousel)
  wait(3000)
  expect(shown()).toBe('Garden side')
})

it('does not rotate while it has the focus', () => {
  show()
  act(() => button('Next picture').focus())
  wait(twoSteps)
  expect(shown()).toBe('Street side')
})

it('does not rotate while something else on the page moves', () => {
  show({ resting: true })
  wait(twoSteps)
  expect(shown()).toBe('Street side')
})

it('starts paused if the visitor prefers reduced motion', () => {
  stubScreen({ matching: ['(prefers-reduced-motion: reduce)'] })
  show()
  wait(twoSteps)
  expect(shown()).toBe('Street side')
  expect(button('Play')).toBeInTheDocument()
})

it('follows a horizontal swipe', () => {
  show()
  const stage = screen.getByRole('group').parentElement as HTMLElement
  fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 200, clientY: 10 })
  fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 100, clientY: 20 })
  expect(shown()).toBe('Garden side')
})

it('ignores a vertical swipe', () => {
  show()
  const stage = screen.getByRole('group').parentElement as HTMLElement
  fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 200, clientY: 10 })
  fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 140, clientY: 300 })
  expect(shown()).toBe('Street side')
})

it('announces a new picture only while it does not rotate', () => {
  show()
  const stage = screen.getByRole('group').parentElement
  expect(stage).toHaveAttribute('aria-live', 'off')
  fireEvent.click(button('Next picture'))
  expect(stage).toHaveAttribute('aria-live', 'polite')
})

it('preloads the next picture after a second, hidden from everyone', () => {
  const { container } = show({ resting: true })
  const next = () => container.querySelector('[data-next]')
  expect(next()).not.toBeInTheDocument()
  wait(1000)
  expect(next()).toHaveTextContent('Garden side')
  expect(next()).toHaveAttribute('aria-hidden', 'true')
  fireEvent.click(button('Next picture'))
  expect([shown(), next()?.textContent]).toEqual(['Garden side', 'Kitchen side'])
})

it('has no accessibility violation', async () => {
  const { container } = show()
  jest.useRealTimers()
  expect((await axe(container)).violations).toEqual([])
})
