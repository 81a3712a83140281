import { z } from 'zod'

/*
 * Schemas that end at the first fault of a list. Those of Zod describe each fault of a hostile text, which takes seconds
 * for some ten thousand.
 */

/** A list of items. */
export const listOf = <V extends z.ZodType>(item: V, most = Infinity) =>
  z.array(z.unknown()).transform((given, context) => {
    const own: z.output<V>[] = []
    // A list that is too long is not read at all.
    if (given.length > most) return fault(context, [], `it has more than ${most} items`)
    for (const [index, value] of given.entries()) {
      const read = item.safeParse(value)
      if (!read.success) return fault(context, [index], read.error)
      own.push(read.data)
    }
    return own
  })

/**
 * A record in which a lookup finds only its own names. In a plain object, it also finds names such as `constructor`.
 * @param most Number of entries that it may have.
 */
export const record = <V extends z.ZodType>(name: z.ZodType<string>, value: V, most = Infinity) =>
  z.record(z.string(), z.unknown()).transform((given, context) => {
    if (Object.keys(given).length > most) return fault(context, [], `it has more than ${most} items`)
    const own = Object.create(null) as Record<string, z.output<V>>
    for (const [key, entry] of Object.entries(given)) {
      const readName = name.safeParse(key)
      if (!readName.success) return fault(context, [key], readName.error)
      const read = value.safeParse(entry)
      if (!read.success) return fault(context, [key], read.error)
      own[key] = read.data
    }
    return own
  })

function fault(context: z.RefinementCtx, at: PropertyKey[], why: z.ZodError | string): never {
  const issue = typeof why === 'string' ? { message: why, path: [] } : why.issues[0]
  context.addIssue({
    code: 'custom',
    message: issue?.message ?? '',
    path: [...at, ...(issue?.path ?? [])],
  })
  return z.NEVER
}
