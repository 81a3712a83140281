import { sanitize, toText } from '../enquiry/sanitize'
import { replyAddress } from './reply-address'

it.each([
  ["o'brien@example.com", "o'brien@example.com"],
  ['Ann.Smith@Example.COM', 'ann.smith@example.com'],
  ['ann+windows@example.com', 'ann+windows@example.com'],
  ['ann_smith-2@mail.example.co.uk', 'ann_smith-2@mail.example.co.uk'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['a@example.photography', 'a@example.photography'],
  ['Email: ann@example.com.', 'ann@example.com'],
  ['(ann@example.com)', 'ann@example.com'],
  ['Ann Smith <ann@example.com>', 'ann@example.com'],
  ['Email: Ann Smith <ann@example.com>', 'ann@example.com'],
  ['Name: Ann\nEmail: ann@example.com\nMessage: Write to ann@example.com, please.', 'ann@example.com'],
  ['Email: ann@example.com\nPlease mail me a price: soon', 'ann@example.com'],
  ['Email: ann@example.com\nplease mail me a price', 'ann@example.com'],
  ['Email:\nann@example.com', 'ann@example.com'],
  ['Dealer Email: ann@example.com\nHomeowner Email: ann@example.com', 'ann@example.com'],
])('finds the address in %s', (text, expected) => {
  expect(replyAddress(text)).toBe(expected)
})

it.each([
  'josé.garcía@example.com',
  'ann@exämple.com',
  '"ann smith"@example.com',
  "'ann@example.com'",
  'mailto:ann@example.com',
  'ann@example.com/bob@example.com',
  'ann@example.com and bob@example.com',
  'ann@example.com or @ann on Instagram',
  'ann..smith@example.com',
  '.ann@example.com',
  'ann@example',
  'ann@-example.com',
  `${'a'.repeat(65)}@example.com`,
  'no address at all',
  'Email: ann@example.com\nDealer Email: bob@example.com',
  'Dealer Email: bob@example.com',
  'Name: Ann\nDescription: The installer, bob@example.com, broke the sash.',
  'Description: bob@example.com broke the sash',
  'Dealer Email:\nbob@example.com',
  'Contractor Email: bob@example.com',
  'Retailer: bob@example.com',
  'Description: Contact my installer:\nbob@example.com',
  'Please write to my contractor\nbob@example.com\nThanks',
  'Email: ann smith@example.com',
  'Email: ann. smith@example.com',
  'Email:\nann smith@example.com',
  'Email (work): ann smith@example.com',
  'My best contact email: ann smith@example.com',
  'Homeowner Email: ann@example.co m',
  'Email: ann@example.co. uk',
  'Email: ann@example.co, uk',
  'Email: ann.\nsmith@example.com',
  'ann,smith@example.com',
  'ann;smith@example.com',
  'ann(smith)@example.com',
  'ann@example.co,uk',
  'ann@example.co;m',
  'ann\u200bsmith@example.com',
  'ann.\ufeffsmith@example.com',
  'ann.\u2028smith@example.com',
  'ann.\u00a0smith@example.com',
])('finds no address in %s', (text) => {
  expect(replyAddress(text)).toBeUndefined()
})

it.each(['&#8203;', '\u200b', '\f'])('finds no address around %j in an enquiry', (blank) => {
  const html = sanitize(`<p>Please write to ann${blank}smith@example.com</p>`)
  expect(replyAddress(toText(html))).toBeUndefined()
})

it('takes linear time', () => {
  const startedAt = performance.now()
  for (const part of ['a.', 'a@', "'", 'a@a.', '@', 'mail:', 'mail:\n', '(', '<@'])
    expect(replyAddress(part.repeat(16_384 / part.length))).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
