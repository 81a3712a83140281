import { once } from 'node:events'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { until } from '@virida/shared/platform/testing/until'
import { CertificateError, followCertificate, readCertificate, type CertificateFiles } from './certificate'

const first = selfSigned()
const second = selfSigned()
const nothing = path.join(path.dirname(first.key), 'nothing.pem')
const nonsense = path.join(path.dirname(first.key), 'nonsense.pem')
writeFileSync(nonsense, 'nonsense')

it.each<[string, CertificateFiles, RegExp]>([
  [
    'a file that does not exist',
    { ...first, key: nothing },
    /Cannot read .*nothing.pem, .* TLS_KEY \(ENOENT\)/,
  ],
  ['a folder', { ...first, certificate: tmpdir() }, /Cannot read .* TLS_CERTIFICATE \(EISDIR\)/],
  ['a text that is no certificate', { ...first, certificate: nonsense }, /nonsense.pem, .* is a certificate/],
  ['a text that is no key', { ...first, key: nonsense }, /nonsense.pem, .* is a private key/],
  ['the key of another certificate', { ...first, key: second.key }, /belongs to another one.* one pair/],
])('refuses %s', async (_, files, reason) => {
  const reading = readCertificate(files)
  await expect(reading).rejects.toThrow(CertificateError)
  await expect(reading).rejects.toThrow(reason)
})

describe('a certificate that is replaced', () => {
  let files: CertificateFiles
  let server: Server
  let stop: () => void
  let lines: string[]

  beforeEach(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'followed-'))
    files = { certificate: path.join(folder, 'certificate.pem'), key: path.join(folder, 'key.pem') }
    put(first)
    lines = []
    const certificate = await readCertificate(files)
    server = createServer(certificate, (_, response) => response.end('ok'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const log = makeLog('info', { write: (line) => void lines.push(line) })
    stop = followCertificate({
      ...{ files, certificate, log: new FaultLog(log), interval: 20 },
      use: (changed) => server.setSecureContext(changed),
    })
  })

  afterEach(async () => {
    stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  function put({ certificate, key }: Partial<CertificateFiles>) {
    if (certificate) copyFileSync(certificate, files.certificate)
    if (key) copyFileSync(key, files.key)
  }

  async function open(): Promise<TLSSocket> {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    return socket
  }

  /** Fingerprint of the certificate that a new connection gets. */
  async function shown(): Promise<string> {
    const socket = await open()
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }

  it('is used for new connections, without a restart and without ending the open ones', async () => {
    const before = await shown()
    const socket = await open()
    put(second)
    await until(async () => (await shown()) !== before)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('200 OK')
    socket.destroy()
    expect(lines).toEqual([])
  })

  it('is not used before its key is there too, and the log names what is wrong', async () => {
    const before = await shown()
    put({ certificate: second.certificate })
    await until(() => lines.length > 0)
    expect(await shown()).toBe(before)
    expect(lines).toEqual([expect.stringContaining('belongs to another one')])
    put({ key: second.key })
    await until(async () => (await shown()) !== before)
  })
})
