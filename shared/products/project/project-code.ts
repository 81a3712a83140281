import {
  facadeOf,
  facadeRowOf,
  firstVersionValues,
  rowOf,
  secondVersionValues,
  thirdVersionValues,
  windowOf,
} from './code-row'
import { facadeLimits } from './facade'
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
 * Version 2 has marks, egress data and rows without a series, version 3 also openings, version 4 also façades. A code has
 * the lowest version that can hold its project, so that earlier releases can read it too.
 */
const versions = ['1', '2', '3', '4'] as const
/** Limit in bytes of the unpacked text. A longer text does not become a code. */
const mostBytes = 512 * 1024
/** Maximum length in characters. Mail programs cut longer addresses, and servers refuse them. */
export const longestProjectCode = 7000

/**
 * Writes a project as text for an address: a version digit, then the rows as JSON, compressed with deflate (RFC
 * 1951), in base64url. The caller must check the length against `longestProjectCode`. Rejects with
 * `ProjectCodeError` if the project is too large to be read again.
 */
export async function projectCode({ name, windows, facades = [] }: Project): Promise<string> {
  const rows = windows.map(rowOf)
  // The first value is the name, or the name and the façades.
  const head = facades.length > 0 ? [name, ...facades.map(facadeRowOf)] : name
  const text = new Blob([JSON.stringify([head, ...rows])])
  if (text.size > mostBytes) throw new ProjectCodeError('TOO_LARGE', 'share the project')
  const packed = await through(text, new CompressionStream('deflate-raw'), Infinity)
  return (facades.length > 0 ? '4' : versionOf(rows)) + toBase64Url(packed)
}

/** A code that is short enough for a link. `isWithoutFacades`: the façades were left out, because they make it too long. */
export type LinkCode = { code: string; isWithoutFacades?: true }

/** The code of a project for a link. Undefined if its rows alone are too long. Rejects as `projectCode` does. */
export async function linkCode(project: Project): Promise<LinkCode | undefined> {
  const code = await projectCode(project)
  if (code.length <= longestProjectCode) return { code }
  const short = await projectCode(withoutFacades(project))
  return short.length <= longestProjectCode ? { code: short, isWithoutFacades: true } : undefined
}

const withoutFacades = ({ name, windows }: Project): Project => ({
  name,
  windows: windows.map(({ places: _, ...window }) => window),
})

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
  if (rows.some((row) => row.length > thirdVersionValues)) return '4'
  if (rows.some((row) => row.length > secondVersionValues)) return '3'
  return rows.every((row) => row[0] !== '' && row.length <= firstVersionValues) ? '1' : '2'
}

function projectIn(value: unknown): Project | ProjectCodeError {
  if (!Array.isArray(value)) return new ProjectCodeError('UNREADABLE')
  const [head, ...rows] = value as unknown[]
  const [name, ...facadeRows] = Array.isArray(head) ? (head as unknown[]) : [head]
  if (rows.length > projectLimits.windows || facadeRows.length > facadeLimits.facades)
    return new ProjectCodeError('TOO_LARGE')
  const windows = rows.flatMap((row) => windowOf(row) ?? [])
  const facades = facadeRows.flatMap((row) => facadeOf(row) ?? [])
  const isWhole = windows.length === rows.length && facades.length === facadeRows.length
  if (!isWhole || new Set(facades.map(({ id }) => id)).size < facades.length)
    return new ProjectCodeError('UNREADABLE')
  return { name: nameIn(name), windows, ...(facades.length > 0 && { facades }) }
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
