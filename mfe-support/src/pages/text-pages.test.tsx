import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { page as care } from './CarePage/page'
import { page as contact } from './ContactPage/page'
import { page as faq } from './FaqPage/page'
import { page as parts } from './PartsPage/page'
import { page as warranty } from './WarrantyPage/page'

// The build writes the sizes of the PDFs into a release. In tests there is no build.
jest.mock('@virida/shared/site/files/generated-sizes', () => ({
  generatedSizes: { 'retrofit-full-lifetime-warranty.pdf': 39_401 },
}))

const pages = { care, contact, faq, parts, warranty }

function open(name: keyof typeof pages, at = '/') {
  const { Page } = pages[name]
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  )
}

const pdfs = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.endsWith('.pdf'))

const newConstruction = '/warranties/new-construction-limited-warranty.pdf'
const retrofit = '/warranties/retrofit-full-lifetime-warranty.pdf'
const doors = '/warranties/bi-fold-and-multi-slide-door-limited-warranty.pdf'

it('links three rating bodies on the warranty page', () => {
  open('warranty')
  for (const body of ['AAMA', 'NFRC', 'Energy Star'])
    expect(screen.getByRole('link', { name: body })).toHaveAttribute('href', expect.stringMatching(/^https:/))
})

it('links the three warranties', () => {
  open('warranty')
  expect(pdfs()).toEqual([newConstruction, retrofit, doors])
})

it('names each warranty and the kind and size of its file in the link', () => {
  open('warranty')
  expect(screen.getByRole('link', { name: 'Retrofit Full Lifetime Warranty (PDF, 38 kB)' })).toBeVisible()
})

it('begins the warranty page with the years of each part, and says what voids a warranty before the terms', () => {
  open('warranty')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 4)).toEqual([
    'How long each part is covered',
    'Which warranty is yours?',
    'What voids it or is not covered',
    'Full terms',
  ])
  expect(screen.getByRole('row', { name: /^Glass seal/ })).toHaveTextContent(/10 years.*Lifetime.*10 years/)
})

it('notes once, at the terms, that they are samples', () => {
  open('warranty')
  expect(screen.getAllByText(/^Sample terms/)).toHaveLength(1)
})

it.each([
  ['care', 10, 'Weep holes'],
  ['parts', 3, 'How to order'],
  ['faq', 7, 'Payment'],
] as const)('has beside the text of the page %s its contents and a contact', (name, count, entry) => {
  const { container } = open(name)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(contents).toHaveLength(count)
  expect(contents.map(({ textContent }) => textContent)).toContain(entry)
  for (const link of contents) expect(container.querySelector(link.getAttribute('href')!)).toBeVisible()
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toHaveAttribute('href', 'tel:+19515550100')
})

it('says the same words on the warranty page as in the PDFs', async () => {
  open('warranty')
  await userEvent.click(screen.getByRole('button', { name: 'Retrofit Full Lifetime Warranty' }))
  expect(
    screen.getByText(/“Lifetime” means as long as you own the home and live in it\. The terms/),
  ).toBeVisible()
})

it('links the first two warranties on the page of replacement parts', () => {
  open('parts')
  expect(pdfs()).toEqual([newConstruction, retrofit])
})

it('says which replacement parts are free', () => {
  open('parts')
  expect(screen.getByText(/free replacement parts.*parts are charged/)).toBeVisible()
})

it('links the care instructions', () => {
  open('care')
  expect(pdfs()).toEqual(['/warranties/care-instructions.pdf'])
})

it.each(['care', 'parts', 'warranty', 'faq'] as const)('prompts to call on the page %s', (name) => {
  open(name)
  expect(screen.getByRole('link', { name: 'Call (951) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+19515550100',
  )
})

it('opens the question that the address names', () => {
  open('faq', '/faq#payment')
  expect(screen.getByText('We accept credit cards, ACH and checks.')).toBeVisible()
})

it('shows phone, mail address, street and hours on the contact page', () => {
  open('contact')
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'service@virida.example.com' })).toBeVisible()
  expect(screen.getByText('Mira Loma, CA 91752')).toBeVisible()
  expect(screen.getByText('Monday to Friday, 9AM-5PM')).toBeVisible()
})

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'has no accessibility problems on the page %s',
  async (name) => {
    const { container } = open(name)
    expect((await axe(container)).violations).toEqual([])
  },
)

it.each(Object.entries(pages))('describes the page %s in at most 160 characters', (_, { head }) => {
  expect(typeof head === 'object' ? head.description.length : 0).toBeLessThanOrEqual(160)
  expect(typeof head === 'object' ? head.description.length : 0).toBeGreaterThan(60)
})
