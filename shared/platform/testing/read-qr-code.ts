import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needPrograms } from './debian-packages.mjs'

const [toPictures, reader] = ['/usr/bin/pdftoppm', '/usr/bin/zbarimg']

/** Dots per inch of the pictures: a phone's camera sees no more of a sheet. */
const resolution = 200

/**
 * Reads the QR code of a PDF as a camera would: from pictures of its pages.
 * @returns The text of the code.
 * @throws Error if there is no code that can be read.
 */
export function readQrCode(pdf: Uint8Array): string {
  needPrograms([toPictures, reader], ['poppler-utils', 'zbar-tools'])
  const folder = mkdtempSync(path.join(tmpdir(), 'qr-code-'))
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const
    writeFileSync(path.join(folder, 'a.pdf'), pdf)
    execFileSync(toPictures, ['-png', '-gray', '-r', `${resolution}`, 'a.pdf', 'page'], options)
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    const settings = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable']
    // Its exit code is an error if one of the pages has no code.
    const { stdout } = spawnSync(reader, [...settings, ...pictures], options)
    if (!stdout) throw new Error('Cannot read a QR code on any page')
    return stdout.replace(/\n$/, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
