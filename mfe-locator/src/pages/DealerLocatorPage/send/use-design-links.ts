import { mailLink } from '@virida/shared/site/mail-link'
import { useEffect, useState } from 'react'
import { designMail as content } from './content'
import type { SendLinks } from './send-links'

type Known = { code: string; text: string | undefined }

/**
 * Describes the design in the URL for an e-mail to a dealer.
 * @param code Empty when the visitor sends no design.
 * @returns `links` is undefined until the description is loaded; `failed` when the code cannot be read or its
 * description cannot be loaded.
 */
export function useDesignLinks(code: string): { links?: SendLinks; failed: boolean } {
  const [known, setKnown] = useState<Known>()

  useEffect(() => {
    if (!code) return
    let isCurrent = true
    const show = (text: string | undefined) => isCurrent && setKnown({ code, text })
    import(/* webpackChunkName: "design-text" */ '@virida/shared/products/project/design-text')
      .then(({ designText }) => designText(code))
      .then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [code])

  if (!code || known?.code !== code) return { failed: false }
  const { text } = known
  if (text === undefined) return { failed: true }
  return {
    failed: false,
    links: ({ emails: [email] }) =>
      email
        ? [{ label: content.send, href: mailLink(email, content.subject, `${content.body}\n\n${text}`) }]
        : [],
  }
}
