/**
 * The global `viridaFiles`, which the shell gives the browser files of all apps. They load their chunks and style
 * sheets through it, so that no chunk runs and no style sheet applies without the hash that the build wrote for it.
 */
export type VerifiedFiles = {
  /** Loads a module. Rejects if the hash is unknown or does not match the file. */
  module: (address: string, integrity: string | undefined) => Promise<unknown>
  /** Prepares the link of a style sheet that is about to be inserted. Throws if the hash is unknown. */
  style: (link: HTMLLinkElement, integrity: string | undefined) => void
}

declare global {
  var viridaFiles: VerifiedFiles | undefined
}

/** Version of `VerifiedFiles`. A section is published only if the live shell gives what it needs. */
export const verifiedFilesVersion = '1.0.0'
