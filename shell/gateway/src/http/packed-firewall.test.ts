import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wideAllowance } from '@virida/shared/platform/http/client-networks'
import { root } from '@virida/shared/platform/paths'

/* What one visitor may hold of the packed site's machine. */

const firewall = readFileSync(path.join(root, 'scripts/pack/packed/nftables.conf'), 'utf8').split('\n')

it.each([
  ['ip saddr', 1],
  ['ip saddr & 255.255.255.0', wideAllowance],
  ['ip6 saddr & ffff:ffff:ffff:ff00::', 1],
  ['ip6 saddr & ffff:ffff:ffff::', wideAllowance],
])(
  'has a firewall that drops too many new connections of %s to any port before it counts those that are open',
  (client, allowance) => {
    const rules = firewall.filter((line) => new RegExp(`{ ${client} (?:limit|ct) `).test(line))
    expect(rules).toEqual([
      expect.stringContaining(
        ` limit rate over ${100 * allowance}/second burst ${2000 * allowance} packets } drop`,
      ),
      expect.stringContaining(` ct count over ${1000 * allowance} } reject with tcp reset`),
    ])
    for (const rule of rules) expect(rule).toContain(' ct state new ')
  },
)

it('has a firewall that keeps a closed connection of nginx for ten seconds', () => {
  for (const family of ['4', '6']) {
    expect(firewall).toContainEqual(
      expect.stringMatching(
        `tcp dport { 80, 443 } ct state new meta nfproto ipv${family} ct timeout set "web${family}"`,
      ),
    )
    const at = firewall.findIndex((line) => line.includes(`ct timeout web${family} {`))
    expect(firewall.slice(at, at + 5).join(' ')).toMatch(/time_wait : 10, close : 5/)
  }
})
