import { mailLink } from './mail-link'

it('keeps every character of subject and body', () => {
  const link = new URL(mailLink('ann@example.com', 'Windows & doors', 'A?B&C\nhttps://x.example/?a=1#b'))
  expect(link.pathname).toBe('ann@example.com')
  expect(link.searchParams.get('subject')).toBe('Windows & doors')
  expect(link.searchParams.get('body')).toBe('A?B&C\r\nhttps://x.example/?a=1#b')
})
