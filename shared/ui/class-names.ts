/** Joins class names, leaving out what is empty: the root of a component wears its own and its user's. */
export const classNames = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ')
