import { nameIn, projectLimits, windowIn, type Project, type ProjectWindow } from './project'

export type ProjectCodeProblem = 'NOT_A_CODE' | 'VERSION' | 'TOO_LARGE' | 'UNREADABLE'

/** The text is not a project code. `code` says why. */
export class ProjectCodeError extends Error {
  override readonly name = 'ProjectCodeError'
  constructor(readonly code: ProjectCodeProblem) {
    super(`Cannot read the shared project: ${reasons[code]}`)
  }
}

const reasons: Record<ProjectCodeProblem, string> = {
  NOT_A_CODE: 'the text has characters that a project code cannot have',
  VERSION: 'another version of the site wrote it',
  TOO_LARGE: 'it is larger than a project may be',
  UNREADABLE: 'part of it is missing or changed',
}

const version = '1'
/** Limit in bytes of the unpacked text: four times the largest project. */
const mostBytes = 256 * 1024
/** Maximum length in characters. Mail programs cut longer addresses, and servers refuse them. */
export const longestProjectCode = 7000

type Row = [design: string, quantity?: number, room?: string, notes?: string]

/** Trailing default values are left out to keep the code short. */
function rowOf({ design, quantity, room, notes }: ProjectWindow): Row {
  if (notes) return [design, quantity, room, notes]
  if (room) return [design, quantity, room]
  return quantity === 1 ? [design] : [design, quantity]
}

/**
 * Writes a project as text for an address: a version digit, then the rows as JSON, compressed with deflate (RFC
 * 1951), in base64url. The caller must check the length against `longestProjectCode`.
 */
export async function projectCode({ name, windows }: Project): Promise<string> {
  const text = JSON.stringify([name, ...windows.map(rowOf)])
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'), Infinity)
  return version + toBase64Url(packed)
}

/** Reads a code that `projectCode` wrote. Never throws: resolves to a `ProjectCodeError` for any other text. */
export async function readProject(code: string): Promise<Project | ProjectCodeError> {
  if (code.length > 4 * longestProjectCode) return new ProjectCodeError('TOO_LARGE')
  if (!/^\d[\w-]+$/.test(code)) return new ProjectCodeError('NOT_A_CODE')
  if (!code.startsWith(version)) return new ProjectCodeError('VERSION')
  try {
    const packed = new Blob([fromBase64Url(code.slice(1))])
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), mostBytes)
    return projectIn(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    return error instanceof ProjectCodeError ? error : new ProjectCodeError('UNREADABLE')
  }
}

function projectIn(value: unknown): Project | ProjectCodeError {
  if (!Array.isArray(value)) return new ProjectCodeError('UNREADABLE')
  const [name, ...rows] = value as unknown[]
  if (rows.length > projectLimits.windows) return new ProjectCodeError('TOO_LARGE')
  const windows = rows.flatMap((row) => {
    const [design, quantity = 1, room = '', notes = ''] = (Array.isArray(row) ? row : []) as unknown[]
    return windowIn({ design, quantity, room, notes }) ?? []
  })
  return windows.length === rows.length ? { name: nameIn(name), windows } : new ProjectCodeError('UNREADABLE')
}

type Step = ReadableWritablePair<Uint8Array, BufferSource>

/**
 * Sends bytes through a transform and collects the result. Throws `ProjectCodeError` over `most` bytes, because a few
 * compressed bytes can expand to gigabytes.
 */
async function through(source: Blob, step: Step, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = source.stream().pipeThrough(step).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new ProjectCodeError('TOO_LARGE')
    }
    chunks.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
