import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useAttachments } from '../../files/use-attachments'
import { Attachments } from './Attachments'

const smaller = (file: File) => Promise.resolve(new File(['x'.repeat(512)], file.name, { type: file.type }))

function Harness({ reduce = smaller }: { reduce?: (file: File) => Promise<File> }) {
  return <Attachments attachments={useAttachments(reduce)} id="files" />
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
  expect(input()).toHaveAccessibleDescription(/Up to 10 photos or videos, 15\.00 MB each, 18\.00 MB together/)
})

it('lists each file with its name and its size', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip())
  expect(row('door.mp4')).toHaveTextContent('door.mp41.50 KB')
})

it('makes photos smaller and says so', async () => {
  render(<Harness />)
  await userEvent.upload(input(), photo())
  await waitFor(() => expect(row('door.jpg')).toHaveTextContent('0.50 KB (was 2.00 KB)'))
})

it('keeps a photo that cannot be made smaller', async () => {
  render(<Harness reduce={() => Promise.reject(new Error('no memory'))} />)
  await userEvent.upload(input(), photo())
  await waitFor(() => expect(row('door.jpg')).toHaveTextContent('2.00 KB'))
})

it('takes files that are dropped', () => {
  render(<Harness />)
  fireEvent.drop(screen.getByText('or drop them here').parentElement!, { dataTransfer: { files: [clip()] } })
  expect(row('door.mp4')).toBeVisible()
})

it('adds to what was chosen before', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip('a.mp4'))
  await userEvent.upload(input(), clip('b.mp4'))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('removes a file, says so and keeps the keyboard in its place', async () => {
  render(<Harness />)
  await userEvent.upload(input(), clip())
  await userEvent.click(screen.getByRole('button', { name: 'Remove door.mp4' }))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('door.mp4 was removed.')
  expect(input()).toHaveFocus()
})

it('refuses what is neither photo nor video', () => {
  render(<Harness />)
  const note = new File(['x'], 'note.txt', { type: 'text/plain' })
  fireEvent.drop(screen.getByText('or drop them here').parentElement!, { dataTransfer: { files: [note] } })
  expect(screen.getByText(/note\.txt is not a photo or video/)).toBeVisible()
  expect(input()).toBeInvalid()
})

it('refuses an eleventh file', async () => {
  render(<Harness />)
  await userEvent.upload(
    input(),
    Array.from({ length: 11 }, (_, at) => clip(`${at}.mp4`)),
  )
  expect(screen.getByText(/No more than 10 files/)).toBeVisible()
})

it('refuses a video that is too large, until it is removed', async () => {
  render(<Harness />)
  const long = clip('long.mp4')
  Object.defineProperty(long, 'size', { value: 15 * 1024 * 1024 + 1 })
  await userEvent.upload(input(), long)
  expect(screen.getByText(/long\.mp4 is larger than 15\.00 MB/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove long.mp4' }))
  expect(input()).toBeValid()
})

it('has no accessibility problems with files and a refusal', async () => {
  const { container } = render(<Harness />)
  await userEvent.upload(input(), [photo(), clip('empty.mp4', 0)])
  await waitFor(() => expect(row('door.jpg')).toHaveTextContent('0.50 KB'))
  expect((await axe(container)).violations).toEqual([])
})
