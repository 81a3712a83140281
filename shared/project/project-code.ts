import { nameIn, projectLimits, windowIn, type Project, type ProjectWindow } from './project'

export type ProjectCodeProblem = 'NOT_A_CODE' | 'VERSION' | 'TOO_LARGE' | 'UNREADABLE'

/** What was read is no project; `code` says why. */
export class ProjectCodeError extends Error {
  override readonly name = 'ProjectCodeError'
  constructor(readonly code: ProjectCodeProblem) {
    super(`Read a shared project: ${reasons[code]}`)
  }
}

const reasons: Record<ProjectCodeProblem, string> = {
  NOT_A_CODE: 'the text holds signs that no project code has',
  VERSION: 'it was written by another version of the site',
  TOO_LARGE: 'it holds more than a project may',
  UNREADABLE: 'a part of it is missing or was changed',
}

const version = '1'
/** Bytes of text that a project is unpacked to at most: four times the largest that is written. */
const mostBytes = 256 * 1024
/** Characters. A longer address is cut by mail programs and refused by servers. */
export const longestProjectCode = 7000

type Row = [design: string, quantity?: number, room?: string, notes?: string]

/** Without what goes without saying at its end. */
function rowOf({ design, quantity, room, notes }: ProjectWindow): Row {
  if (notes) return [design, quantity, room, notes]
  if (room) return [design, quantity, room]
  return quantity === 1 ? [design] : [design, quantity]
}

/**
 * A project as text for an address: version, then the rows as JSON, deflated (RFC 1951), in base64url.
 * It may be longer than `longestProjectCode`: who puts it into an address looks.
 */
export async function projectCode({ name, windows }: Project): Promise<string> {
  const text = JSON.stringify([name, ...windows.map(rowOf)])
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'), Infinity)
  return version + toBase64Url(packed)
}

/** Reads what `projectCode` wrote. Never throws: gives a `ProjectCodeError` for what is no project. */
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

/** Bytes that have gone through a step; a few packed bytes can unpack to gigabytes, hence the limit. */
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
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
