import { firstVersionValues, rowOf, secondVersionValues, windowOf } from './code-row'
import { nameIn, projectLimits, type Project } from './project'

export type ProjectCodeProblem = 'NOT_A_CODE' | 'VERSION' | 'TOO_LARGE' | 'UNREADABLE'

/** The text is not a project code, or the project is too large for a code. `code` says why. */
export class ProjectCodeError extends Error {
  override readonly name = 'ProjectCodeError'
  constructor(
    readonly code: ProjectCodeProblem,
    attempt: 'read the shared project' | 'share the project' = 'read the shared project',
  ) {
    super(`Cannot ${attempt}: ${reasons[code]}`)
  }
}

const reasons: Record<ProjectCodeProblem, string> = {
  NOT_A_CODE: 'the text has characters that a project code cannot have',
  VERSION: 'another version of the site wrote it',
  TOO_LARGE: 'it is larger than a shared project may be',
  UNREADABLE: 'part of it is missing or changed',
}

/**
 * Version 2 has marks, egress data and rows without a series, version 3 also openings. A code has the lowest version
 * that can hold its rows, so that earlier releases can read it too.
 */
const versions = ['1', '2', '3'] as const
/** Limit in bytes of the unpacked text. A longer text does not become a code. */
const mostBytes = 512 * 1024
/** Maximum length in characters. Mail programs cut longer addresses, and servers refuse them. */
export const longestProjectCode = 7000

/**
 * Writes a project as text for an address: a version digit, then the rows as JSON, compressed with deflate (RFC
 * 1951), in base64url. The caller must check the length against `longestProjectCode`. Rejects with
 * `ProjectCodeError` if the project is too large to be read again.
 */
export async function projectCode({ name, windows }: Project): Promise<string> {
  const rows = windows.map(rowOf)
  const text = new Blob([JSON.stringify([name, ...rows])])
  if (text.size > mostBytes) throw new ProjectCodeError('TOO_LARGE', 'share the project')
  const packed = await through(text, new CompressionStream('deflate-raw'), Infinity)
  return versionOf(rows) + toBase64Url(packed)
}

/** Reads a code that `projectCode` wrote. Never throws: resolves to a `ProjectCodeError` for any other text. */
export async function readProject(code: string): Promise<Project | ProjectCodeError> {
  if (code.length > 4 * longestProjectCode) return new ProjectCodeError('TOO_LARGE')
  if (!/^\d[\w-]+$/.test(code)) return new ProjectCodeError('NOT_A_CODE')
  if (!versions.some((version) => code.startsWith(version))) return new ProjectCodeError('VERSION')
  try {
    const packed = new Blob([fromBase64Url(code.slice(1))])
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), mostBytes)
    return projectIn(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    return error instanceof ProjectCodeError ? error : new ProjectCodeError('UNREADABLE')
  }
}

function versionOf(rows: readonly (readonly unknown[])[]): (typeof versions)[number] {
  if (rows.some((row) => row.length > secondVersionValues)) return '3'
  return rows.every((row) => row[0] !== '' && row.length <= firstVersionValues) ? '1' : '2'
}

function projectIn(value: unknown): Project | ProjectCodeError {
  if (!Array.isArray(value)) return new ProjectCodeError('UNREADABLE')
  const [name, ...rows] = value as unknown[]
  if (rows.length > projectLimits.windows) return new ProjectCodeError('TOO_LARGE')
  const windows = rows.flatMap((row) => windowOf(row) ?? [])
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
