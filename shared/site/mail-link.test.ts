import { mailLink } from './mail-link'

it('keeps every character of subject and body', () => {
  const link = new URL(mailLink('ann@example.com', 'Windows & doors', 'A?B&C\nhttps://x.example/?a=1#b'))
  expect(link.pathname).toBe('ann@example.com')
  expect(link.searchParams.get('subject')).toBe('Windows & doors')
  expect(link.searchParams.get('body')).toBe('A?B&C\r\nhttps://x.example/?a=1#b')
})

it('encodes a text that was cut in the middle of an emoji', () => {
  expect(mailLink('', '🪟🪟'.slice(0, 3), '')).toBe('mailto:?subject=%F0%9F%AA%9F%EF%BF%BD&body=')
})
