import { LineIcon } from '@virida/shared/site/ui/LineIcon'

/** A window with six panes, one of which is missing. The background shows through the hole. */
export function MissingPane({ className }: { className?: string }) {
  return (
    <LineIcon className={className} viewBox="0 0 320 240" strokeWidth="2">
      <path d="M2 2h316v236H2z" strokeWidth="4" />
      <path d="M14 14h92v100H14zM114 14h92v100h-92zM14 126h92v100H14zM114 126h92v100h-92zM214 126h92v100h-92z" />
      <path d="M28 70 70 28M28 92l64-64M128 182l42-42M228 204l64-64" opacity="0.35" />
      <path d="M214 14h92v100h-92z" strokeDasharray="3 6" />
      <path d="M260 84c0-22 12-36 36-38 0 24-12 38-36 38Zm0 0v22" data-leaf="" />
    </LineIcon>
  )
}
