import type { ZodType } from 'zod'

/** Environment variables are invalid; the message names all of them. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly code = 'settings_invalid'
}

/**
 * Reads the settings of a program from environment variables.
 * @param program Name of the program, for the message.
 * @param schema One zod object; its keys are the names of the environment variables.
 * @throws SettingsError with one line for each invalid variable.
 */
export function readSettings<T>(program: string, schema: ZodType<T>, env: NodeJS.ProcessEnv): T {
  // An empty variable counts as unset, because shells and compose files write an unset one like that.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(
    `Cannot start ${program}. Correct these environment variables:\n${lines.join('\n')}`,
  )
}
