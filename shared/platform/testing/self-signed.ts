import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needPrograms } from './debian-packages.mjs'

const program = '/usr/bin/openssl'

/** Makes a certificate for this machine that is signed by its own key. @returns the paths of the two PEM files. */
export function selfSigned(): { certificate: string; key: string } {
  needPrograms([program], ['openssl'])
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync(program, ['req', '-x509', ...pair, ...names, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}
