import { type Finish, capstockFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'

const isExteriorOnly = ({ key }: Finish) => capstockFinishes.some((finish) => finish.key === key)

/**
 * A finish as a dot with a diameter of 14 units and its center at (x, 8). The inner half of an outside-only finish is
 * white.
 */
export function FinishDot({ finish, x }: { finish: Finish; x: number }) {
  return (
    <g>
      <circle cx={x} cy="8" r="6.5" fill={finish.colorHex} />
      {isExteriorOnly(finish) && <path d={`M${x + 4.6} 3.4a6.5 6.5 0 0 1-9.2 9.2z`} fill="#FFFFFF" />}
      <circle cx={x} cy="8" r="6.5" fill="none" stroke="#8A8C84" strokeWidth="1" />
    </g>
  )
}
