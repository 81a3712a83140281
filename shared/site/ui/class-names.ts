/** Joins class names and skips empty ones. A component's root combines its own class and its `className` prop. */
export const classNames = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ')
