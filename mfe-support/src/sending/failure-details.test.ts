import { limits } from '@virida/shared/platform/enquiry/limits'
import { failureDetails } from './failure-details'

const refused = (status: number, more: object = {}) => failureDetails({ kind: 'refused', status, ...more })

it.each([
  [limits.files, 'No more than 10 files'],
  [limits.fileBytes, '15.00 MB'],
  [limits.totalBytes, '18.00 MB together'],
  [limits.bodyBytes, '64.00 KB'],
])('says which limit of %d was passed', (limit, words) => {
  expect(refused(413, { error: 'too_large', limit })).toContain(words)
})

it('says how long to wait after too many messages', () => {
  expect(refused(429, { error: 'rate_limited', retryAfter: 42 })).toContain('Wait 42 seconds')
})

it('says how long to wait when the service is busy', () => {
  expect(refused(503, { error: 'busy', retryAfter: 10 })).toMatch(/^Many photos .* Wait 10 seconds/)
})

it('distinguishes a network failure from a slow server', () => {
  expect(failureDetails({ kind: 'network' })).not.toBe(failureDetails({ kind: 'timeout' }))
})

it.each([400, 403, 500, 502, 503])('says after a status of %d that the entries are kept', (status) => {
  expect(refused(status)).toContain('Everything you entered is still here.')
})

it('names the files that were refused', () => {
  const files = ['long.mp4', 'plan.svg']
  expect(refused(422, { error: 'invalid', files })).toMatch(/^long\.mp4 and plan\.svg could not be read/)
  expect(refused(413, { error: 'too_large', limit: limits.fileBytes, files: ['long.mp4'] })).toMatch(
    /^long\.mp4 is larger than 15\.00 MB/,
  )
})
