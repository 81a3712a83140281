import { formatNumber, toInches } from '@virida/shared/products/catalogue/dimension'
import type { Design } from '@virida/shared/products/design/design'
import { egressWindows } from '@virida/shared/products/egress/formulas'
import { checkOpening, type CheckedOpening } from '@virida/shared/products/egress/check-opening'
import { egressAddress } from '@virida/shared/site/addresses/egress'

export type EgressCheck = CheckedOpening & {
  /** The egress calculator with this window and its result. */
  href: string
}

/** Layouts that the formulas cover: one moving sash of two, or a single sash. */
const coveredOperations = [undefined, 'XO', 'OX', 'XL', 'XR']

/** Checks the clear opening of a design. Undefined when the egress calculator does not cover it. */
export function egressOf({ series: slug, operation, width, height }: Design): EgressCheck | undefined {
  const window = egressWindows.find((one) => one.slug === slug)
  if (!window || !coveredOperations.includes(operation)) return undefined
  const { series, style } = window
  return {
    ...checkOpening(window, { width: toInches(width), height: toInches(height) }),
    href: egressAddress(
      { series, style, width: formatNumber(width), height: formatNumber(height) },
      { result: true },
    ),
  }
}
