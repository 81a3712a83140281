/** A placeholder has 4 x 3 colors, row by row, with three hex digits each. */
const columns = 4

/**
 * The colors of a picture in twelve rectangles, shown until it loads. They are `fill` attributes because the content
 * security policy forbids inline styles.
 */
export function Placeholder({ colors, className }: { colors: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 4 3"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {(colors.match(/[0-9a-f]{3}/gi) ?? []).map((color, at) => (
        <rect
          key={at}
          x={at % columns}
          y={Math.floor(at / columns)}
          width="1"
          height="1"
          fill={`#${color}`}
        />
      ))}
    </svg>
  )
}
