import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { PreparedFile } from '../../files/prepare-file'
import { useAttachments } from '../../files/use-attachments'
import { Attachments } from './Attachments'

type Prepare = (file: File) => Promise<PreparedFile>

/**
 * Replaces `prepareFile`, because jsdom cannot decode pictures: makes photos smaller, and accepts photos and
 * videos by the ending of their name.
 */
const byName: Prepare = (file) => {
  if (file.name.endsWith('.jpg'))
    return Promise.resolve({ kind: 'image', file: new File(['x'.repeat(512)], file.name) })
  if (file.name.endsWith('.mp4')) return Promise.resolve({ kind: 'video', file })
  if (file.name.endsWith('.png')) return Promise.resolve({ file, refused: 'pixels' })
  return Promise.resolve({ file, refused: file.name.endsWith('.svg') ? 'svg' : 'unknown' })
}

function Harness({ prepare = byName }: { prepare?: Prepare }) {
  return <Attachments attachments={useAttachments(prepare)} id="files" />
}

const photo = (name = 'door.jpg', bytes = 2048) => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })
const clip = (name = 'door.mp4', bytes = 1536) => new File(['x'.repeat(bytes)], name, { type: 'video/mp4' })
const input = () => screen.getByLabelText<HTMLInputElement>(/Choose files/, { selector: 'input' })
const row = (name: string) => screen.getByRole('button', { name: `Remove ${name}` }).closest('li')!

it('accepts photos and videos, several at once', () => {
  render(<Harness />)
  expect(input()).toHaveAttribute('accept', 'image/*,video/*')
  expect(input()).toHaveAttribute('multiple')
})

it('shows the limits before a file is chosen', () => {
  render(<Harness />)
  expect(input()).toHaveAccessibleDescription(
    /Up to 10 photos or videos, 15\.00 MB each, 18\.00 MB together\. Keep a video to about 10 seconds/,
  )
})

it('lists each file with its name and its size', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip())
  expect(row('door.mp4')).toHaveTextContent('door.mp41.50 KB')
})

it('takes files that were chosen before the code of the page was there', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Harness />)
  const files = [clip('early.mp4')]
  const emptied = jest.fn()
  Object.defineProperties(root.querySelector('input'), { files: { value: files }, value: { set: emptied } })
  const hydrated = await act(() => hydrateRoot(root, <Harness />))
  expect(row('early.mp4')).toHaveTextContent('early.mp41.50 KB')
  expect(emptied).toHaveBeenCalledWith('')
  act(() => hydrated.unmount())
  root.remove()
})

it('makes photos smaller and says so', async () => {
  render(<Harness />)
  await userEvent.upload(input(), photo())
  await waitFor(() => expect(row('door.jpg')).toHaveTextContent('0.50 KB (was 2.00 KB)'))
})

it('says which photo could not be checked', async () => {
  render(<Harness prepare={(file) => Promise.resolve({ file, refused: 'unchecked' })} />)
  await userEvent.upload(input(), photo())
  expect(await screen.findByText(/door\.jpg could not be checked/)).toBeVisible()
})

it('changes nothing while a pointer is down, so that its click is kept', async () => {
  let finish = (_: PreparedFile) => {}
  render(<Harness prepare={() => new Promise((resolve) => (finish = resolve))} />)
  await userEvent.upload(input(), photo())
  const list = screen.getByRole('list')
  const before = list.innerHTML
  fireEvent.pointerDown(document.body)
  await act(async () => {
    finish({ file: photo('door.svg', 1), refused: 'svg' })
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(list.innerHTML).toBe(before)
  fireEvent.pointerUp(document.body)
  expect(await screen.findByText(/door\.svg is an SVG drawing/)).toBeVisible()
})

it('takes files that are dropped', async () => {
  render(<Harness />)
  fireEvent.drop(screen.getByText('or drop them here').parentElement!, { dataTransfer: { files: [clip()] } })
  await waitFor(() => expect(row('door.mp4')).not.toHaveTextContent('Getting it ready'))
  expect(row('door.mp4')).toBeVisible()
})

it('adds to what was chosen before', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip('a.mp4'))
  await userEvent.upload(input(), clip('b.mp4'))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('removes a file, says so and moves the focus to the file input', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip())
  await userEvent.click(screen.getByRole('button', { name: 'Remove door.mp4' }))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('door.mp4 was removed.')
  expect(input()).toHaveFocus()
})

it.each([
  ['what is neither photo nor video', 'note.txt', /note\.txt is not a photo or video/],
  ['an SVG, and says why', 'plan.svg', /plan\.svg is an SVG drawing, which can contain programs/],
  [
    'a picture of too many pixels, and says how many it may have',
    'wall.png',
    /wall\.png has more than 250 mega/,
  ],
])('refuses %s', async (_, name, words) => {
  render(<Harness />)
  // The type that a browser derives from the name does not matter.
  const file = new File(['x'], name, { type: 'image/png' })
  fireEvent.drop(screen.getByText('or drop them here').parentElement!, { dataTransfer: { files: [file] } })
  expect(await screen.findByText(words)).toBeVisible()
  expect(row(name)).toHaveTextContent('Cannot be sent')
  expect(input()).toBeInvalid()
})

it('refuses an eleventh file', async () => {
  render(<Harness />)
  await userEvent.upload(
    input(),
    Array.from({ length: 11 }, (_, at) => clip(`${at}.mp4`)),
  )
  expect(await screen.findByText(/No more than 10 files/)).toBeVisible()
})

it('refuses a video that is too large, until it is removed', async () => {
  render(<Harness />)
  const long = clip('long.mp4')
  Object.defineProperty(long, 'size', { value: 15 * 1024 * 1024 + 1 })
  await userEvent.upload(input(), long)
  expect(await screen.findByText(/long\.mp4 is larger than 15\.00 MB/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove long.mp4' }))
  expect(input()).toBeValid()
})

it('offers to leave out what is too much, and keeps everything else', async () => {
  render(<Harness />)
  const long = clip('long.mp4')
  Object.defineProperty(long, 'size', { value: 15 * 1024 * 1024 })
  const half = clip('half.mp4')
  Object.defineProperty(half, 'size', { value: 9 * 1024 * 1024 })
  await userEvent.upload(input(), [photo(), long, half])
  expect(await screen.findByText('Everything else can be sent without long.mp4.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Leave out long.mp4' }))
  expect(screen.getByRole('status')).toHaveTextContent(
    'long.mp4 was left out. The other files are still here.',
  )
  for (const name of ['door.jpg', 'half.mp4']) expect(row(name)).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(input()).toBeValid()
  expect(input()).toHaveFocus()
})

it('has no accessibility problems with files and a refusal', async () => {
  const { container } = render(<Harness />)
  await userEvent.upload(input(), [photo(), clip('empty.mp4', 0)])
  await waitFor(() => expect(row('door.jpg')).toHaveTextContent('0.50 KB'))
  expect((await axe(container)).violations).toEqual([])
})
