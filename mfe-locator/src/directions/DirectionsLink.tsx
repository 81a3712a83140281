import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { Dealer, Point } from '../dealers/dealer'
import { directions as content } from './content'
import { directionsUrl } from './directions-url'

type Props = {
  dealer: Dealer
  /** The visitor's location, from which directions start if it is known. */
  visitorPoint: Point | undefined
  className?: string
}

/** Opens directions to a dealer in a new tab. */
export const DirectionsLink = ({ dealer, visitorPoint, className }: Props) => (
  <Link
    variant="arrow"
    className={className}
    href={directionsUrl(visitorPoint, dealer)}
    target="_blank"
    rel="noopener noreferrer"
  >
    {content.label}
    <VisuallyHidden> {content.to(dealer.name)}</VisuallyHidden>
  </Link>
)
