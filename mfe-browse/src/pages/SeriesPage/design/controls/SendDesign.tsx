import { useNavigate } from '@virida/shared/router'
import { maxKeywordLength, sendDesignAddress } from '@virida/shared/site/addresses/dealers'
import { mailLink } from '@virida/shared/site/mail-link'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState, type FormEvent } from 'react'
import { toolsContent as content } from './content'
import { sheetRows, type SheetDesign } from '../sheet/sheet-data'
import styles from './SendDesign.module.css'

/**
 * A form that leads to the dealers near a ZIP code or city, to send them the design, and a link that opens an
 * e-mail with the design, for visitors to send to themselves.
 */
export function SendDesign({ sheet }: { sheet: SheetDesign }) {
  const navigate = useNavigate()
  const [place, setPlace] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!place.trim())
    if (place.trim()) void navigate(sendDesignAddress(place.trim(), sheet.code))
  }
  const text = sheetRows(sheet)
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
  return (
    <>
      <form className={styles.Form} onSubmit={submit} noValidate>
        <TextField
          label={content.send.place}
          value={place}
          maxLength={maxKeywordLength}
          autoComplete="postal-code"
          error={isMissing && content.send.missing}
          onChange={({ target }) => setPlace(target.value)}
        />
        <Button type="submit" variant="ghost">
          {content.send.find}
        </Button>
      </form>
      <Link href={mailLink('', content.send.subject(sheet.series.title), text)}>{content.send.myself}</Link>
    </>
  )
}
