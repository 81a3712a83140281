/** A release or the registry cannot be built, read, published, rolled back or repaired. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  constructor(
    readonly code:
      | 'build_failed'
      | 'routes_invalid'
      | 'release_missing'
      | 'release_invalid'
      | 'registry_invalid'
      | 'registry_missing'
      | 'registry_busy'
      | 'registry_unwritable'
      | 'store_unreachable'
      | 'store_older'
      | 'release_differs'
      | 'requirement_unmet'
      | 'route_taken'
      | 'address_taken'
      | 'gate_refused'
      | 'app_unknown'
      | 'nothing_to_roll_back'
      | 'release_taken_back',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
