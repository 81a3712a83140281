import { isReserved } from '@virida/shared/platform/release/routes/check-routes'
import { routeMatcher, type OwnedPattern } from '@virida/shared/platform/release/routes/route-matcher'
import { prefixOf, prefixOwner } from '@virida/shared/platform/webpack/class-prefix'
import { SectionError } from './section-error'

/** A section that is asked for: its name, `mfe-careers`, and the address of its first page, `/careers`. */
export type NewSection = { name: string; address: string }

/** Longest name and longest address, in characters. */
const longest = 60
const nameForm = /^mfe-[a-z]{2}[a-z0-9]*(?:-[a-z0-9]+)*$/
const addressForm = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*){1,3}$/
/** The page's chunk has the name of its address, and the build gives this name to the route table. */
const tableAddress = '/routes'

/**
 * Checks the name of a new section and the address of its first page.
 * @param apps The apps that exist.
 * @param patterns The patterns of the sections that exist.
 * @throws SectionError
 */
export function checkSection(
  { name, address }: NewSection,
  apps: readonly string[],
  patterns: readonly OwnedPattern[],
): void {
  const refuse = (code: SectionError['code'], why: string): never => {
    throw new SectionError(code, `Cannot make the section ${name.slice(0, longest)}: ${why}`)
  }
  if (name.length > longest || !nameForm.test(name))
    refuse(
      'name_invalid',
      `its name must be mfe- and then lowercase letters, digits and hyphens, starting with two letters, at most ${longest} characters. For example mfe-careers.`,
    )
  if (apps.includes(name)) refuse('name_taken', 'a section has this name. Choose another name.')
  const other = prefixOwner(name, apps)
  if (other)
    refuse(
      'name_taken',
      `its class names would start with "${prefixOf(name)}" like those of ${other}. Choose a name with other first letters.`,
    )
  const shown = address.slice(0, longest)
  if (address.length > longest || !addressForm.test(address) || address === tableAddress)
    refuse(
      'address_invalid',
      `the address ${shown} must have one to three parts of lowercase letters, digits and hyphens, at most ${longest} characters, and not be ${tableAddress}. For example /careers.`,
    )
  if (isReserved(address))
    refuse('address_taken', `the address ${shown} belongs to the gateway. Choose another address.`)
  const owner = routeMatcher(patterns)(address)
  if (owner)
    refuse(
      'address_taken',
      `the address ${shown} belongs to ${owner.app} (${owner.pattern}). Choose another address.`,
    )
}
