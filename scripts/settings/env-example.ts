import { z } from 'zod'
import { gatewaySettings } from '../../shell/gateway/src/settings'
import { mailSettings } from '../../mail-service/src/settings-schema'

type Setting = { name: string; description: string; fallback: string }

/** Longest line of a comment. */
const width = 100

const introduction = [
  'Every setting of the site with its default. Uncomment what you change. `npm run settings` makes this file from the schemas that the programs check at their start.',
  'Use it as `node --env-file=.env scripts/start.mjs`, as `env_file` of a container, or as `EnvironmentFile` of a systemd unit.',
]

/** Makes the text of `.env.example` from the schemas of both programs. */
export function envExample(): string {
  const gateway = settingsOf(gatewaySettings)
  const mail = settingsOf(mailSettings)
  const shared = new Set(gateway.map(({ name }) => name).filter((name) => mail.some((s) => s.name === name)))
  const own = (settings: Setting[]) => settings.filter(({ name }) => !shared.has(name))
  return [
    ...introduction.flatMap(comment),
    ...group(
      'Both programs',
      gateway.filter(({ name }) => shared.has(name)),
    ),
    ...group('Gateway', own(gateway)),
    ...group('Mail service', own(mail)),
    '',
  ].join('\n')
}

/** Names, descriptions and defaults of a schema of environment variables. */
export function settingsOf(schema: z.ZodType): Setting[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', default: fallback } = property as {
      description?: string
      default?: string | number
    }
    return { name, description, fallback: fallback === undefined ? '' : String(fallback) }
  })
}

const group = (title: string, settings: Setting[]) => [
  '',
  `# ---- ${title} ${'-'.repeat(width - title.length - 8)}`,
  ...settings.flatMap(({ name, description, fallback }) => [
    '',
    ...comment(description.replaceAll('`', '')),
    `#${name}=${fallback}`,
  ]),
]

/** Breaks a text into comment lines. */
function comment(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > width) lines.push(`# ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines
}
