import { unitsOf } from '@virida/shared/products/project/project'
import { linkCode } from '@virida/shared/products/project/project-code'
import { readStored, toShared } from '@virida/shared/products/project/stored-project'
import { contactAddress } from '@virida/shared/site/addresses/contact'
import { sharedLink } from '@virida/shared/site/addresses/project'
import { longestMailLink, mailLink } from '@virida/shared/site/mail-link'
import { projectSending as content } from './content'
import type { SendLinks } from './send-links'

/** How a project can be sent: without `links` it is too long, or the browser cannot compress it. */
export type ProjectSending = {
  links?: SendLinks
  /** Whether the link of the project fits into a message of the visitor's mail program. */
  canMail: boolean
}

/**
 * The ways to send a stored project to a dealer: a message to the company that names the dealer, and a message of the
 * visitor's mail program to the dealer. Undefined if the project has no rows. Never rejects.
 * @param text The stored project; see `storedText`.
 */
export async function projectLinks(text: string | null): Promise<ProjectSending | undefined> {
  const { project } = readStored(text)
  if (project.windows.length === 0) return undefined
  // A project that is too large has no code, and neither has one in a browser that cannot compress.
  const { code } = (await linkCode(toShared(project)).catch(() => undefined)) ?? {}
  if (code === undefined) return { canMail: false }
  const body = content.body(unitsOf(project), project.windows.length, sharedLink(code))
  const mail = (email: string) => mailLink(email, content.subject(project.name), body)
  const canMail = mail('').length <= longestMailLink
  return {
    canMail,
    links: ({ name, address, emails: [email] }) => [
      { label: content.send, href: contactAddress({ project: code, dealer: `${name}, ${address}` }) },
      ...(canMail && email ? [{ label: content.mail, href: mail(email) }] : []),
    ],
  }
}
