import { parseArgs } from 'node:util'
import { routes } from './routes'

/** What `npm run bench` measures. */
export type LoadOptions = {
  /** Addresses of the pages. */
  pages: readonly string[]
  /** Loads of each page and variant that count. */
  rounds: number
  /** Origin of a site from another build, which is loaded in turn with the others. */
  against?: string
  /** Whether Lighthouse audits the pages. */
  hasAudits: boolean
  /** Whether a missed goal fails the command. */
  isCheck: boolean
  /** Whether everything is measured. Otherwise the report is printed and not written. */
  isComplete: boolean
}

const usualRounds = 5

/** The arguments of `npm run bench` are wrong. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError'
  readonly code = 'arguments_invalid'
}

/** @throws ArgumentsError */
export function loadOptions(args: string[]): LoadOptions {
  const { pages, loads, against, 'no-audits': noAudits = false, check: isCheck = false } = parse(args)
  const rounds = Number(loads ?? usualRounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw wrong(`--loads ${loads} is not a whole number above 0`)
  if (against !== undefined && !URL.canParse(against))
    throw wrong(`--against ${against} is not the address of a site, such as http://localhost:4000`)
  return {
    ...{ rounds, isCheck, hasAudits: !noAudits },
    pages: pages?.split(',') ?? routes,
    ...(against === undefined ? {} : { against: new URL(against).origin }),
    isComplete: pages === undefined && rounds >= usualRounds && !noAudits,
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const options = { pages: text, loads: text, against: text, 'no-audits': flag, check: flag }
    return parseArgs({ args, options }).values
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

const wrong = (reason: string) =>
  new ArgumentsError(
    `Cannot measure loads: ${reason}. Use \`npm run bench -- [--pages /,/catalog] [--loads 5] [--against ORIGIN] [--no-audits] [--check]\`.`,
  )
