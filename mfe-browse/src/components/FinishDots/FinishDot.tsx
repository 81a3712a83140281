import { type Finish, capstockFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'

const isExteriorOnly = ({ key }: Finish) => capstockFinishes.some((finish) => finish.key === key)

/**
 * A finish as a dot in the middle of a box of 16 by 16 units. If the finish covers only the outside, the
 * lower right half of the dot is white, like the inside.
 */
export function FinishDot({ finish }: { finish: Finish }) {
  return (
    <g>
      <circle cx="8" cy="8" r="6.5" fill={finish.colorHex} />
      {isExteriorOnly(finish) && <path d="M12.6 3.4a6.5 6.5 0 0 1-9.2 9.2z" fill="#FFFFFF" />}
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="#8A8C84" strokeWidth="1" />
    </g>
  )
}
