import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import { root } from '@virida/shared/platform/paths'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'

/** The files of a certificate and its private key (PEM). Relative paths start at the folder of the site. */
export type CertificateFiles = { certificate: string; key: string }

/** A certificate with its chain, and its private key, as the texts of their files. */
export type Certificate = { cert: string; key: string }

/** A certificate cannot be used; the message says why and what to do. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError'
  readonly code = 'certificate_invalid'
}

/** Time between two looks at the files, in ms. */
const usualInterval = 10_000

/** @throws CertificateError when a file cannot be read, or the key does not belong to the certificate. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  const cert = await readText('TLS_CERTIFICATE', files.certificate)
  const key = await readText('TLS_KEY', files.key)
  const certificate = parsed(
    'TLS_CERTIFICATE',
    files.certificate,
    'a certificate',
    () => new X509Certificate(cert),
  )
  const privateKey = parsed('TLS_KEY', files.key, 'a private key without a passphrase', () =>
    createPrivateKey(key),
  )
  if (!certificate.checkPrivateKey(privateKey))
    throw new CertificateError(
      `Cannot use the certificate in ${files.certificate} (TLS_CERTIFICATE): the key in ${files.key} (TLS_KEY) belongs to another one. Name the files of one pair.`,
    )
  // OpenSSL reads the chain as well, and refuses keys that are too short.
  parsed('TLS_CERTIFICATE', files.certificate, 'a certificate with which TLS is possible', () =>
    createSecureContext({ cert, key }),
  )
  return { cert, key }
}

async function readText(setting: string, file: string): Promise<string> {
  try {
    return await readFile(path.resolve(root, file), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice =
      code === 'EACCES' ? 'Let the user of the gateway read it.' : 'Name a file that exists and can be read.'
    throw new CertificateError(`Cannot read ${file}, the file in ${setting} (${code}). ${advice}`, {
      cause: error,
    })
  }
}

function parsed<T>(setting: string, file: string, kind: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new CertificateError(
      `Cannot use ${file}, the file in ${setting}: it contains no text in PEM format that is ${kind}. Name another file.`,
      { cause: error },
    )
  }
}

type Followed = {
  files: CertificateFiles
  /** What is in use. */
  certificate: Certificate
  /** Uses another certificate from now on. */
  use: (certificate: Certificate) => void
  log: FaultLog
  /** Time between two looks at the files, in ms. */
  interval?: number
}

/**
 * Looks at the files of a certificate again and again, and uses the certificate that replaced the one in use. Files that
 * do not fit together change nothing: a renewal writes one after the other. They are reported when the next look finds
 * them unchanged.
 * @returns a function that ends it.
 */
export function followCertificate({
  files,
  certificate,
  use,
  log,
  interval = usualInterval,
}: Followed): () => void {
  let current = certificate
  let lastProblem: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    try {
      const found = await readCertificate(files)
      if (isOver) return
      lastProblem = undefined
      if (found.cert !== current.cert || found.key !== current.key) {
        use(found)
        current = found
      }
    } catch (error) {
      if (!(error instanceof CertificateError)) throw error
      if (lastProblem === error.message)
        log.report('The certificate on disk cannot be used; the one before stays in use', {
          reason: error.message,
        })
      lastProblem = error.message
    }
  }
  const lookLater = () => {
    timer = setTimeout(() => void lookAgain(), interval).unref()
  }
  const lookAgain = async () => {
    try {
      await look()
    } finally {
      if (!isOver) lookLater()
    }
  }
  lookLater()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
