import type { Context } from 'hono'
import type { z } from 'zod'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { isWithin } from '@virida/shared/platform/http/json-structure'
import { descriptionStructure, invalid } from '@virida/shared/platform/release/remote/upload'
import { readWriter, writerHeader } from '@virida/shared/platform/release-commands'
import { parseJson } from '../http/parse-json'
import { withoutFolders } from './without-folders'

export const noStore = { 'Cache-Control': 'no-store' }

type Status = 400 | 401 | 403 | 408 | 409 | 413 | 422 | 429 | 500 | 503

/** Codes of refusals with their HTTP status; 422 for the others. */
const statuses: Partial<Record<ReleaseError['code'], Status>> = {
  upload_invalid: 400,
  release_invalid: 400,
  upload_slow: 408,
  upload_too_large: 413,
  release_unsigned: 403,
  key_foreign: 403,
  signature_wrong: 403,
  release_differs: 409,
  registry_busy: 503,
  store_unreachable: 503,
  disk_full: 503,
  registry_unwritable: 503,
}

/** Answers with the reason of a refusal. */
export function refuse(
  c: Context,
  status: Status,
  { code, message }: Pick<ReleaseError, 'code' | 'message'>,
  headers: Record<string, string> = {},
): Response {
  return c.json({ ok: false, code, message }, status, { ...noStore, ...headers })
}

/**
 * Answers with what a request has thrown. A fault of the site goes to its log.
 * @param site Its folder of all releases, which no answer names.
 */
export function refuseFor(
  c: Context,
  error: unknown,
  { dir, log }: { dir: string; log: FaultLog },
): Response {
  if (error instanceof ReleaseError) {
    const { code } = error
    const message = withoutFolders(error.messageFor(readWriter(c.req.header(writerHeader))), dir)
    return refuse(c, statuses[code] ?? 422, { code, message })
  }
  // Nobody reads the answer: the publisher has gone while it was sending the release.
  if (c.req.raw.signal.aborted) return refuse(c, 400, invalid('it is incomplete'))
  log.report('A release cannot be taken over the network', { error })
  return refuse(c, 500, failed)
}

export const refuseBusy = (c: Context) => refuse(c, 503, busy, { 'Retry-After': '10' })

/** Answers to an app that is rolled back or whose canary is aborted too often. */
export const refuseOften = (c: Context) => refuse(c, 429, tooOften, { 'Retry-After': '60' })

/** Answers to an app that asks for the live releases too often. */
export const refuseLists = (c: Context) => refuse(c, 429, tooManyLists, { 'Retry-After': '60' })

/** Reads what a request describes. @throws ReleaseError `upload_invalid` */
export function parseRequest<T>(schema: z.ZodType<T>, text: string): T {
  if (!isWithin(text, descriptionStructure)) throw invalid('its description has too many parts')
  const result = schema.safeParse(parseJson(text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalid(`its description has a mistake at ${issue?.path.join('.') || 'its beginning'}`)
}

export const wrongToken = new ReleaseError(
  'token_wrong',
  'Cannot publish: the token is wrong. Set RELEASE_TOKEN to the token of this app.',
)
export const tooManyTokens = new ReleaseError(
  'token_wrong',
  'Cannot publish: there were too many wrong tokens. Try again later.',
)
export const foreignToken = (owner: string, app: string) =>
  new ReleaseError(
    'token_foreign',
    `Cannot publish ${app}: the token is that of ${owner}. Each app has its own.`,
  )
const busy = new ReleaseError(
  'upload_busy',
  'Cannot publish: the site is taking another release of this app. Try again in a minute.',
)
const tooOften = new ReleaseError(
  'upload_busy',
  'Cannot change what is live: releases of this app were taken back too often within a minute. Try again in a minute.',
)
const tooManyLists = new ReleaseError(
  'upload_busy',
  'Cannot read the live releases: this app asked for them too often within a minute. Try again in a minute.',
)
const failed = new ReleaseError(
  'upload_invalid',
  'Cannot publish: the site has a fault, which its log names. Nothing was changed.',
)
