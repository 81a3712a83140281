import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { shellName } from './contract/composition'
import { root } from './paths'

/** Where somebody works with releases: in a checkout of the site, in the repository of one section, or on a packed site. */
const places = ['checkout', 'section', 'packed'] as const
type Place = (typeof places)[number]

/** How somebody writes commands. */
export type Writer = {
  place: Place
  /** Origin of the running site that their commands change. */
  to?: string | undefined
}

type AppCommand = 'release' | 'canary' | 'promote' | 'abort' | 'rollback'
type Arguments = { version?: string; percent?: number }

const packedProgram = 'node programs/releases/index.mjs'
/** The packed program has no commands for keys, because it has no private keys. */
const keyCommands = /^(key|sign|add-key|remove-key)\b/

function placeOf(folder: string): Place {
  const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  return own.workspaces ? 'checkout' : own.sections ? 'packed' : 'section'
}

let here: Place | undefined

/** Who uses this process directly. */
export const localWriter = (): Writer => ({ place: (here ??= placeOf(root)) })

/** Commands as they work where a writer is, for messages. */
export class ReleaseCommands {
  constructor(private readonly writer: Writer = localWriter()) {}

  /** A command for one app: `npm run canary -w mfe-tools -- 10 1.2.0`. */
  of(command: AppCommand, app: string, { version, percent }: Arguments = {}): string {
    const { place, to } = this.writer
    const share = percent === undefined ? [] : [String(percent)]
    const named = version === undefined ? [] : [version]
    if (place === 'packed')
      return [packedProgram, command === 'release' ? 'publish' : command, app, ...named, ...share].join(' ')
    const args = [...share, ...named, ...(to === undefined ? [] : ['--to', to])]
    return [this.npm(command, app), ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  }

  /** A script of an app without arguments: `npm run build -w mfe-tools`. */
  npm(script: string, app: string): string {
    const workspace = app === shellName ? `@virida/${shellName}` : app
    return [`npm run ${script}`, ...(this.writer.place === 'checkout' ? ['-w', workspace] : [])].join(' ')
  }

  /** A command for the whole site: `npm run releases -- repair`. Without one, the list of releases. */
  site(command = ''): string {
    if (this.writer.place !== 'packed')
      return ['npm run releases', ...(command ? ['--', command] : [])].join(' ')
    if (keyCommands.test(command)) return `npm run releases -- ${command} (in a checkout of the site)`
    return [packedProgram, ...(command ? [command] : [])].join(' ')
  }
}

/** Header of a request with which a publisher tells a site how commands are written where the answer is read. */
export const writerHeader = 'Release-Commands'

const writerSchema = z.strictObject({ place: z.enum(places), to: z.url().max(200).optional() })

export const writerText = (writer: Writer): string => JSON.stringify(writer)

/** Reads the header. A publisher with an older package sends none, and works in a checkout or in a section's repository. */
export function readWriter(text: string | undefined): Writer {
  try {
    return writerSchema.parse(JSON.parse((text ?? '').slice(0, 400)))
  } catch {
    return { place: 'checkout' }
  }
}
