import { sanitize, toText } from './sanitize'

/** Least time of five runs, in ms, because others may use the machine. */
function timeOf(html: string) {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    toText(sanitize(html))
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

it.each(['<p>', '<br>', '<td>', '<b>'])(
  'spends less time on 64 KB of %s than on five times the elements of a long enquiry',
  (tag) => {
    const long = timeOf('<p>Words</p>'.repeat(2000))
    expect(timeOf(tag.repeat(Math.floor(65_536 / tag.length)))).toBeLessThan(5 * long)
  },
)

it('keeps the words of a body with too many tags apart, and its characters', () => {
  const html = sanitize('<p>One</p><p title="<i>">1 &lt; 2 < 3</p>'.repeat(2000))
  expect(html).not.toContain('<')
  expect(toText(html).split(/\s+/).slice(0, 8)).toEqual(['One', '1', '<', '2', '<', '3', 'One', '1'])
})

it('keeps the structure of a long enquiry', () => {
  expect(toText(sanitize('<p>Words</p>'.repeat(2000))).split('\n\n')).toHaveLength(2000)
})
