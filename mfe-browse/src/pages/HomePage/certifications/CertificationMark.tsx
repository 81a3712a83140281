import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import type { ReactNode } from 'react'
import type { CertificationMark as Mark } from '../content'

/**
 * Marks that we drew ourselves, one for each certification body. We may not show the bodies' own logos outside the
 * labels that they license.
 */
export function CertificationMark({ mark, className }: { mark: Mark; className?: string }) {
  return (
    <LineIcon
      className={className}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[mark]}
    </LineIcon>
  )
}

const drawings: Record<Mark, ReactNode> = {
  // Air and water at a frame.
  aama: (
    <>
      <path d="M22 4h22v40H22zM26 8h14v32H26zM33 8v32" />
      <path d="M4 15h13m-4-4 4 4-4 4M4 29h13m-4-4 4 4-4 4" />
    </>
  ),
  // A span that bends under a load.
  astm: (
    <>
      <path d="M4 22h40M8 22l-4 8h8zM40 22l-4 8h8z" />
      <path d="M24 4v12m-4-4 4 4 4-4" />
      <path d="M4 40q20 8 40 0" strokeDasharray="2.5 3.5" />
    </>
  ),
  // Sun outside, warmth inside.
  energy_star: (
    <>
      <path d="M24 4v40" />
      <path d="M15 24a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM9 10v3M9 35v3" />
      <path d="M32 12c4 4-4 8 0 12s-4 8 0 12M41 12c4 4-4 8 0 12s-4 8 0 12" />
    </>
  ),
  // Two panes with a sealed edge.
  fgia: (
    <>
      <path d="M6 4h26v32H6zM16 12h26v32H16z" />
      <path d="M10 8v8M10 8h8M38 40v-8M38 40h-8" />
    </>
  ),
  // A label on the glass.
  nfrc: (
    <>
      <path d="M4 4h40v40H4zM24 4v9M4 24h9" />
      <path d="M13 13h22v22H13zM17 19h14M17 24h6M27 24h4M17 29h6M27 29h4" />
    </>
  ),
  // A house under the sun of California.
  title_24: (
    <>
      <path d="M4 44h40M9 44V25l15-12 15 12v19M20 44V31h8v13" />
      <path d="M40 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM36 4v2M45 14h-1M42.5 7.5l-1 1" />
    </>
  ),
}
