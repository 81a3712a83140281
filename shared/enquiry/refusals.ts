/** Every reason for which the service refuses, with its HTTP status. Codes are stable: clients may rely on them. */
export const refusals = {
  bad_request: 400,
  bad_json: 400,
  origin: 403,
  not_found: 404,
  method: 405,
  timeout: 408,
  too_large: 413,
  media_type: 415,
  invalid: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  storage: 503,
  storage_full: 503,
  busy: 503,
  shutting_down: 503,
} as const

export type RefusalCode = keyof typeof refusals
