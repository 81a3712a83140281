import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { Dealer, Point } from '../../../dealers/dealer'
import { DirectionsLink } from '../../../directions/DirectionsLink'
import { formatMiles } from '../../../search/distance'
import { sendContent } from '../send/content'
import type { SendLink } from '../send/send-links'
import { card as content } from '../content'
import { CopyableAddress } from './CopyableAddress'
import styles from './DealerCard.module.css'

type Props = {
  dealer: Dealer
  /** Distance from the place searched for, otherwise from the visitor. Undefined if neither is known. */
  miles: number | undefined
  /** The visitor's location, from which directions start. */
  visitorPoint: Point | undefined
  /** The ways to send the visitor's design or project. Undefined if there is none or it is not loaded. */
  sendLinks?: readonly SendLink[] | undefined
  active: boolean
  onShow: (id: string) => void
  onHighlight: (id: string | null) => void
}

/** One dealer: name, distance and contact details. A click on the name shows the dealer on the map. */
export function DealerCard({ dealer, miles, visitorPoint, sendLinks, active, onShow, onHighlight }: Props) {
  const { id, name, industry, phone, emails, web, address } = dealer
  const highlight = () => onHighlight(id)
  const removeHighlight = () => onHighlight(null)
  return (
    <article
      className={styles.Card}
      data-dealer={id}
      data-active={active || undefined}
      onPointerEnter={highlight}
      onPointerLeave={removeHighlight}
      onFocus={highlight}
      onBlur={removeHighlight}
    >
      <div className={styles.Head}>
        <h3 className={styles.Name}>
          <button type="button" className={styles.Show} aria-pressed={active} onClick={() => onShow(id)}>
            {name}
          </button>
        </h3>
        {miles !== undefined && <p className={styles.Miles}>{formatMiles(miles)}</p>}
      </div>
      <p className={styles.Industry}>{industry}</p>
      <CopyableAddress address={address} name={name} />
      <ul role="list" className={styles.Contacts}>
        <li>
          <Link href={phone.href}>{phone.label}</Link>
        </li>
        {web && (
          <li>
            <Link href={web} target="_blank" rel="noopener noreferrer">
              {content.web}
              <VisuallyHidden> {content.webOf(name)}</VisuallyHidden>
            </Link>
          </li>
        )}
        {emails.map((email) => (
          <li key={email}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </li>
        ))}
      </ul>
      {sendLinks?.map(({ label, href }) => (
        <Link key={label} variant="arrow" href={href}>
          {label}
          <VisuallyHidden> {sendContent.to(name)}</VisuallyHidden>
        </Link>
      ))}
      <DirectionsLink dealer={dealer} visitorPoint={visitorPoint} className={styles.Directions} />
    </article>
  )
}
