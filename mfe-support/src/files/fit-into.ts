export type Size = { width: number; height: number }

/** Scales a size down until no edge is longer than `longest`. A smaller size is returned unchanged. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
