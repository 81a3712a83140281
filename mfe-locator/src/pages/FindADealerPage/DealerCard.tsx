import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import type { Dealer, Point } from '../../dealers/dealer'
import { directionsUrl } from '../../search/directions'
import { formatMiles } from '../../search/distance'
import { card as content } from './content'
import { CopyableAddress } from './CopyableAddress'
import styles from './DealerCard.module.css'

type Props = {
  dealer: Dealer
  /** From the place searched for, or else from the visitor. */
  miles: number | undefined
  here: Point | undefined
  active: boolean
  onShow: (id: string) => void
  onLight: (id: string | null) => void
}

/** One dealer: who, how far, and every way to reach them. Its name shows it on the map. */
export function DealerCard({ dealer, miles, here, active, onShow, onLight }: Props) {
  const { id, name, industry, phone, emails, web, address } = dealer
  const light = () => onLight(id)
  const dim = () => onLight(null)
  return (
    <article
      className={styles.Card}
      data-dealer={id}
      data-active={active || undefined}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
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
      <ul role="list" className={styles.Ways}>
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
      {here && (
        <Link
          variant="arrow"
          className={styles.Directions}
          href={directionsUrl(here, dealer)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {content.directions}
          <VisuallyHidden> {content.directionsTo(name)}</VisuallyHidden>
        </Link>
      )}
    </article>
  )
}
