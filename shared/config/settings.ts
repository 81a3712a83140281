import type { ZodType } from 'zod'

/** Says which settings of the environment are wrong, all of them at once. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly code = 'settings_invalid'
}

/**
 * Reads a program's settings once, at its start.
 * @param program Name of the program, for the message.
 * @param schema One zod object; its keys are the names of the environment variables.
 * @throws SettingsError with one line for every variable that is wrong.
 */
export function readSettings<T>(program: string, schema: ZodType<T>, env: NodeJS.ProcessEnv): T {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`${program} cannot start, its environment is wrong:\n${lines.join('\n')}`)
}
