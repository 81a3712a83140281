import { readProject } from '@virida/shared/products/project/project-code'
import { dealers } from '../../../dealers/dealers'
import { projectLinks } from './project-links'

// The links begin with the origin of the page.
beforeAll(() => void Object.assign(globalThis, { location: new URL('https://virida.test/find-a-dealer') }))

const row = { id: 'a', design: 'VCA1-28x54', room: 'Kitchen', quantity: 2, notes: '' }
const stored = (...windows: readonly object[]) =>
  JSON.stringify({
    version: 1,
    name: 'Hillside',
    windows: windows.map((window, at) => ({ ...window, id: `w${at}` })),
  })
const withMail = dealers.find(({ emails }) => emails.length > 0)!
const withoutMail = dealers.find(({ emails }) => emails.length === 0)!
const urls = (links: readonly { href: string }[] = []) =>
  links.map(({ href }) => new URL(href, 'https://virida.test'))

it('sends a project through the company, with the dealer named, or to the dealer by e-mail', async () => {
  const sending = await projectLinks(stored(row, { ...row, quantity: 3 }))
  const [form, mail] = urls(sending?.links?.(withMail))
  expect(form?.pathname).toBe('/contact-us')
  expect(form?.searchParams.get('dealer')).toBe(`${withMail.name}, ${withMail.address}`)
  const { id: _, ...shared } = row
  expect(await readProject(form?.searchParams.get('project') ?? '')).toEqual({
    name: 'Hillside',
    windows: [shared, { ...shared, quantity: 3 }],
  })
  expect(mail?.href).toContain(`mailto:${withMail.emails[0]}`)
  expect(mail?.searchParams.get('body')).toContain('5 windows and doors in 2 rows.')
  expect(mail?.searchParams.get('body')).toContain(`/my-project#project=${form?.searchParams.get('project')}`)
})

it('offers only the message to the company for a dealer without an e-mail address', async () => {
  const sending = await projectLinks(stored(row))
  expect(urls(sending?.links?.(withoutMail)).map(({ pathname }) => pathname)).toEqual(['/contact-us'])
})

/** Rows with notes that hardly become shorter when they are compressed. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...row,
    notes: Array.from({ length: 24 }, (_, part) =>
      Math.sin(at * 24 + part)
        .toString(36)
        .slice(2),
    ).join(''),
  }))

it('opens no mail program with a link that it would cut, and sends no list that has no link', async () => {
  const long = await projectLinks(stored(...rows(12)))
  expect(long?.canMail).toBe(false)
  expect(urls(long?.links?.(withMail)).map(({ pathname }) => pathname)).toEqual(['/contact-us'])
  expect(await projectLinks(stored(...rows(80)))).toEqual({ canMail: false })
})

it.each([null, '', 'nonsense', stored()])('offers nothing for %j', async (text) => {
  expect(await projectLinks(text)).toBeUndefined()
})
