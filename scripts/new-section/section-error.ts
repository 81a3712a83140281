/** A section cannot be made; the message says why and what to do. Nothing is written then. */
export class SectionError extends Error {
  override name = 'SectionError'

  constructor(
    readonly code:
      | 'arguments_wrong'
      | 'name_invalid'
      | 'name_taken'
      | 'address_invalid'
      | 'address_taken'
      | 'folder_taken',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
