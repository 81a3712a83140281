import { useId } from 'react'

const bars = [1, 2, 3, 4]

/**
 * The French Swing door with one panel, drawn to stand beside the cut-outs, whose door has two: the same
 * proportions, finish and grid, seen from the same side.
 */
export function SinglePanelDoor({ className }: { className?: string }) {
  const id = useId()
  const glass = `${id}glass`
  const shade = `${id}shade`
  return (
    <svg className={className} viewBox="0 0 800 800" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={glass} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#D3E7EC" />
          <stop offset="0.65" stopColor="#D3E7EC" />
          <stop offset="1" stopColor="#F1F7F8" />
        </linearGradient>
        <radialGradient id={shade}>
          <stop offset="0" stopColor="#000000" stopOpacity="0.13" />
          <stop offset="1" stopColor="#000000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="405" cy="692" rx="190" ry="16" fill={`url(#${shade})`} />
      <path d="M521 112l14 5v570l-14 6z" fill="#1F2022" />
      <path d="M272 126l249-14v581l-249-12z" fill="#36373A" />
      <path d="M286 140l221-12v545l-221-10z" fill="#27282A" />
      <path d="M291 145l211-11v534l-211-10z" fill="#3B3C3F" />
      <path d="M322 174l151-8v421l-151-5z" fill={`url(#${glass})`} />
      <g stroke="#3B3C3F" strokeWidth="5">
        <path d="M397 170v415" />
        {bars.map((bar) => (
          <path key={bar} d={`M322 ${174 + bar * 81.6}L473 ${166 + bar * 84.2}`} />
        ))}
      </g>
      <path d="M310 391v40M310 405h30" fill="none" stroke="#101113" strokeWidth="7" strokeLinecap="round" />
    </svg>
  )
}
