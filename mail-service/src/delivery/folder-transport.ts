import { mkdir, open, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose, type MailSettings } from './compose'
import type { Transport } from './transport'

/**
 * Used when no relay is configured: writes each mail to `<id>.eml`, which mail programs can open. Delivering an enquiry
 * again overwrites its file.
 */
export async function folderTransport(folder: string, mail: MailSettings): Promise<Transport> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(sent) {
      const { enquiry } = sent
      const { message } = await composer.sendMail(compose(sent, mail))
      const draft = join(folder, `.${enquiry.id}.draft`)
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(draft, join(folder, `${enquiry.id}.eml`))
      return { reply: 'file', rejections: [] }
    },
    async check() {
      const draft = join(folder, '.check.draft')
      await writeFile(draft, 'check', { mode: 0o600 })
      await unlink(draft)
    },
    close: () => Promise.resolve(),
  }
}
