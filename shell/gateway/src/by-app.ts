import { z } from 'zod'

/**
 * A setting with values for apps, such as `mfe-tools=…,shell=…`. An app may have several.
 * @param pattern What a value looks like.
 * @param what The same in words.
 * Each value belongs to one app: with a value of two apps it would not be known which of them is meant.
 * @returns The values by app.
 */
export const byApp = (pattern: RegExp, what: string) =>
  z.string().transform((text, context) => {
    const values: Record<string, string[]> = {}
    for (const entry of text.split(',').map((part) => part.trim())) {
      const [, app, value = ''] = /^(shell|mfe-[a-z\d-]+)=(.+)$/.exec(entry) ?? []
      if (!app || !pattern.test(value)) {
        // The entry is not repeated, because it may be a secret.
        context.addIssue({
          code: 'custom',
          message: `give each app as its name, "=" and ${what}, separated by commas`,
        })
        return z.NEVER
      }
      if (Object.entries(values).some(([other, known]) => other !== app && known.includes(value))) {
        context.addIssue({ code: 'custom', message: `give no two apps the same value` })
        return z.NEVER
      }
      values[app] = [...(values[app] ?? []), value]
    }
    return values
  })
