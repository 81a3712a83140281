import type { ObscureKey, ObscureType } from '@virida/shared/catalogue/series-record'
import { Picture } from '@virida/shared/ui/Picture'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { pictureOf } from '../../../content/picture-of'

type Tile = { from: string; to: string; size?: number; mark?: ReactNode }

/** A hint of each glass: the light in it from top to bottom, and one tile of its texture. */
const tiles: Record<ObscureKey, Tile> = {
  delta_frost: { from: '#E9F0F1', to: '#CBD8DA', size: 5, mark: <path d="M0 2l2-1M3 4l1.5-2" /> },
  glue_chip: {
    from: '#E4EEF1',
    to: '#BCCDD2',
    size: 24,
    mark: <path d="M2 22C4 12 10 6 22 2M6 14l7-1M10 9l7 0M12 22c2-5 6-7 11-7" />,
  },
  obscure: {
    from: '#DFEAED',
    to: '#B0C5CB',
    size: 9,
    mark: <path d="M2 4a2 2 0 1 0 4 0 2 2 0 0 0-4 0M6 8a1.5 1.5 0 1 0 3 0" />,
  },
  rain: {
    from: '#DCEBF0',
    to: '#A5BFC8',
    size: 16,
    mark: <path d="M4 0c-3 5 3 11 0 16M12 0c3 5-3 11 0 16" />,
  },
  smooth: { from: '#E6EFF1', to: '#C0D1D5' },
  acid_etch: { from: '#F0F4F4', to: '#D9E2E3' },
  bronze: { from: '#B79C7D', to: '#6D553D' },
  reed: { from: '#DFEBEE', to: '#ADC3C9', size: 6, mark: <path d="M1 0v6M3.5 0v6" /> },
  graylite: { from: '#76807F', to: '#363D3F' },
  mirrorpane: { from: '#F1F6F8', to: '#7D97A1' },
}

/** A glass at 75 px: its picture, or while there is none a drawn hint of it. */
export function GlassSwatch({ type, className }: { type: ObscureType; className?: string }) {
  const id = useId()
  const picture = pictureOf(type.image)
  if (picture) return <Picture className={className} picture={picture} sizes="75px" alt="" />
  const { from, to, size, mark } = tiles[type.key]
  return (
    <svg className={className} viewBox="0 0 75 75" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}light`} x1="0.3" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        {size && (
          <pattern id={`${id}tile`} width={size} height={size} patternUnits="userSpaceOnUse">
            <g fill="none" stroke="#FFFFFF" strokeOpacity="0.75">
              {mark}
            </g>
          </pattern>
        )}
      </defs>
      <path d="M0 0h75v75H0z" fill={`url(#${id}light)`} />
      {size && <path d="M0 0h75v75H0z" fill={`url(#${id}tile)`} />}
    </svg>
  )
}
