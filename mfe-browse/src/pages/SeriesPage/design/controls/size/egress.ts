import { formatNumber, toInches } from '@virida/shared/products/catalogue/dimension'
import type { Design } from '@virida/shared/products/design/design'
import { egressWindowFor } from '@virida/shared/products/design/egress-window'
import { checkOpening, type CheckedOpening } from '@virida/shared/products/egress/check-opening'
import { egressAddress } from '@virida/shared/site/addresses/egress'

export type EgressCheck = CheckedOpening & {
  /** URL of the egress calculator with this window and its result. */
  href: string
}

/** Checks the clear opening of a design. Undefined when the egress calculator does not cover it. */
export function egressOf(design: Design): EgressCheck | undefined {
  const window = egressWindowFor(design)
  if (!window) return undefined
  const { width, height } = design
  const { series, style } = window
  return {
    ...checkOpening(window, { width: toInches(width), height: toInches(height) }),
    href: egressAddress(
      { series, style, width: formatNumber(width), height: formatNumber(height) },
      { result: true },
    ),
  }
}
