import type { ComponentPropsWithoutRef } from 'react'

export type LineIconProps = ComponentPropsWithoutRef<'svg'> & { viewBox: string }

/** A decorative icon of lines in the color of the text. The text beside it says the same, so screen readers skip it. */
export const LineIcon = (props: LineIconProps) => (
  <svg fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true" focusable="false" {...props} />
)
