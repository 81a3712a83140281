/** Every reason why the mail service refuses a request, with its HTTP status. Clients may rely on these codes. */
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
