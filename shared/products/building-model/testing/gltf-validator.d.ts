/** Khronos's validator of glTF files. The package has no types. */
declare module 'gltf-validator' {
  type Issue = { code: string; message: string; severity: number; pointer?: string }
  type Report = {
    mimeType: string
    issues: { numErrors: number; numWarnings: number; numInfos: number; numHints: number; messages: Issue[] }
  }
  export function validateBytes(data: Uint8Array, options?: { maxIssues?: number }): Promise<Report>
}
