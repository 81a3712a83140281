import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import { helpsToLoadDocument, reloadDocument } from './document-load'
import { replacePage } from './replace-page'

jest.mock('./document-load')

const section: SectionRelease = {
  name: 'mfe-browse',
  version: '1.0.0',
  base: '/r/',
  entry: 'e.mjs',
  paths: ['/series/:seriesType?'],
}
const address = new URL('/series/venetian-casement?tab=glass', location.href).href
const report = jest.fn()
const helps = (answer: boolean) => jest.mocked(helpsToLoadDocument).mockResolvedValue(answer)

beforeEach(() => {
  jest.clearAllMocks()
  history.replaceState({}, '', address)
})

it('loads the page as a document and reports its release', async () => {
  helps(true)
  await replacePage(section, address, report)
  expect(helpsToLoadDocument).toHaveBeenCalledWith(address)
  expect(reloadDocument).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledWith('load', section)
})

it('leaves the page to show the failure when no document helps, such as offline', async () => {
  helps(false)
  await replacePage(section, address, report)
  expect(reloadDocument).not.toHaveBeenCalled()
})

it.each(['/contact-us', '/series/venetian-casement'])(
  'loads no document when the visitor has gone on to %s meanwhile',
  async (other) => {
    helps(true)
    history.replaceState({}, '', other)
    await replacePage(section, address, report)
    expect(reloadDocument).not.toHaveBeenCalled()
  },
)
