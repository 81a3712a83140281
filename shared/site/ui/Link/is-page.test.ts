import { isPage } from './is-page'

it.each(['/', '/contact-us', '/catalog?window_type=bay', '/faq#glass', '?tab=glass', '/find?mail=a@b.com'])(
  'lets the router show %s',
  (href) => expect(isPage(href)).toBe(true),
)

it.each([
  'https://www.nfrc.org/',
  '//cdn.example.com/',
  'tel:+19515550100',
  'mailto:service@virida.example.com',
  '/warranties/retrofit.pdf',
  '/warranties/retrofit.pdf#page=2',
  '#sizes',
])('leaves %s to the browser', (href) => expect(isPage(href)).toBe(false))
