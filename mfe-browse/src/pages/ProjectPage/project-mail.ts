import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { mailLink } from '@virida/shared/site/mail-link'
import { actionsContent } from './content'
import { totalsOf } from './schedule/totals'
import { sharedLink } from '@virida/shared/site/addresses/project'

/** A link that opens an e-mail with the totals and the link of a project. `code` comes from `projectCode`. */
export const projectMail = (name: string, windows: readonly DescribedWindow[], code: string): string =>
  mailLink(
    '',
    actionsContent.mail.subject(name),
    actionsContent.mail.body(totalsOf(windows), sharedLink(code)),
  )
