import { newId } from '../../enquiry/identity'
import { RepeatedSubmits } from './repeated-submits'

const hour = 3600_000
const isKept = () => Promise.resolve(true)
const keyed = `k${'a'.repeat(64)}`
const unkeyed = `c${'a'.repeat(64)}`

/** Whether an enquiry is recognized that an earlier process accepted at that time, in milliseconds from now. */
async function isRecognized(identity: string, accepted: number) {
  const submits = new RepeatedSubmits()
  submits.remember(newId(identity, Date.now() + accepted))
  const id = newId(identity, Date.now())
  return (await submits.once(identity, id, () => Promise.resolve(), isKept)).duplicate
}

it.each([
  ['a minute ago, with a key', keyed, -60_000, true],
  ['23 hours ago, with a key', keyed, -23 * hour, true],
  ['25 hours ago, with a key', keyed, -25 * hour, false],
  ['while the clock was an hour ahead, with a key', keyed, hour, true],
  ['a minute ago, without a key', unkeyed, -60_000, true],
  ['11 minutes ago, without a key', unkeyed, -660_000, false],
  ['while the clock was an hour ahead, without a key', unkeyed, hour, false],
])(
  'knows whether an enquiry is a repeated submit that was accepted %s',
  async (_, identity, accepted, expected) => {
    expect(await isRecognized(identity, accepted)).toBe(expected)
  },
)
