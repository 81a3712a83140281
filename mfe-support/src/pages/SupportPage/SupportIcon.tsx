import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import type { ReactNode } from 'react'
import type { SupportIconName } from './content'

const shapes: Record<SupportIconName, ReactNode> = {
  // A window with an exclamation mark.
  service: (
    <>
      <path d="M6 6h36v20M6 6v36h18M24 6v36M6 24h27" />
      <circle cx="36" cy="36" r="8" />
      <path d="M36 31.5v5.5M36 39.5v1" />
    </>
  ),
  // A document with a seal.
  warranty: (
    <>
      <path d="M36 20V6H8v36h15M15 14h14M15 21h10" />
      <circle cx="34" cy="30" r="7" />
      <path d="M30 36v8l4-2.5 4 2.5v-8" />
    </>
  ),
  // A clean pane of glass.
  care: (
    <>
      <rect x="6" y="6" width="36" height="36" />
      <path d="M13 31 29 15M20 35 35 20M6 13c6 0 7-2 7-7" />
    </>
  ),
  // A door roller.
  parts: (
    <>
      <path d="M5 34V20h38v14" />
      <circle cx="15" cy="34" r="7" />
      <circle cx="33" cy="34" r="7" />
      <path d="M15 34h.1M33 34h.1M24 20V9M18 9h12" />
    </>
  ),
  // An opening with its dimensions.
  egress: (
    <>
      <path d="M14 5h29v30H14zM14 20h29M5 5v30M2 5h6M2 35h6M14 43h29M14 40v6M43 40v6" />
    </>
  ),
  questions: (
    <>
      <path d="M6 7h36v27H23l-9 9v-9H6z" />
      <path d="M19.5 16.5c0-6 9.5-5.5 9.5 0 0 4-5 3.8-5 7.5M24 27.5v1" />
    </>
  ),
}

/** A decorative icon of a support topic. */
export function SupportIcon({ name, className }: { name: SupportIconName; className?: string }) {
  return (
    <LineIcon className={className} viewBox="0 0 48 48">
      {shapes[name]}
    </LineIcon>
  )
}
