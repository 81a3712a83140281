import { ReleaseCommands, type Writer } from './release-commands'

/** A text, or one with commands that are written differently in a checkout, in a section's repository and on a packed site. */
export type ReleaseMessage = string | ((commands: ReleaseCommands) => string)

/** A release or the registry cannot be built, read, published, rolled back or repaired. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  readonly #text: ReleaseMessage

  constructor(
    readonly code:
      | 'build_failed'
      | 'routes_invalid'
      | 'release_missing'
      | 'release_invalid'
      | 'registry_invalid'
      | 'registry_missing'
      | 'registry_busy'
      | 'registry_too_large'
      | 'registry_unwritable'
      | 'store_unreachable'
      | 'store_older'
      | 'release_differs'
      | 'media_differs'
      | 'requirement_unmet'
      | 'route_taken'
      | 'address_taken'
      | 'public_script'
      | 'gate_refused'
      | 'app_unknown'
      | 'nothing_to_roll_back'
      | 'canary_refused'
      | 'canary_missing'
      | 'release_taken_back'
      | 'release_never_live'
      | 'release_unsigned'
      | 'signature_wrong'
      | 'key_invalid'
      | 'key_missing'
      | 'key_foreign'
      | 'key_in_use'
      | 'upload_invalid'
      | 'upload_too_large'
      | 'upload_busy'
      | 'upload_slow'
      | 'disk_full'
      | 'token_missing'
      | 'token_wrong'
      | 'token_foreign'
      | 'site_invalid'
      | 'site_unreachable',
    message: ReleaseMessage,
    options?: ErrorOptions,
  ) {
    super(typeof message === 'string' ? message : message(new ReleaseCommands()), options)
    this.#text = message
  }

  /** The message with its commands as somebody elsewhere writes them. */
  messageFor(writer: Writer): string {
    return typeof this.#text === 'string' ? this.#text : this.#text(new ReleaseCommands(writer))
  }
}
