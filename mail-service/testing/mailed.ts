import { relayEnv } from './env'
import { aRequest, startTestService, type TestService } from './service'
import { startSink } from './smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

export type MailedService = TestService & {
  /** Posts an enquiry and returns the mail that the relay received, as a mail program reads it. */
  mailOf: (request: object) => Promise<ParsedMail>
  /** The mail of an accepted enquiry. */
  mailWith: (id: string) => Promise<ParsedMail>
}
export type ParsedMail = Awaited<ReturnType<Awaited<ReturnType<typeof startSink>>['parsed']>>[number]

/** Starts the service with a relay that accepts everything. `remove` ends both. */
export async function startMailedService(env: Record<string, string> = {}): Promise<MailedService> {
  const relay = await startSink()
  const service = await startTestService({ ...relayEnv(relay.port), SPAM_MAX_LINKS: '1000', ...env })
  const mailWith = async (id: string) => {
    const indexOf = () => relay.mails.findIndex(({ raw }) => raw.includes(id))
    await until(() => indexOf() >= 0)
    const mail = (await relay.parsed())[indexOf()]
    if (!mail) throw new Error(`Reading the mail of enquiry ${id}: the relay has not received it`)
    return mail
  }
  return {
    ...service,
    mailWith,
    async mailOf(request) {
      const { status, id } = await service.post(aRequest(request))
      if (status !== 200) throw new Error(`Posting an enquiry: refused with status ${status}`)
      return mailWith(id)
    },
    async remove() {
      await service.remove()
      await relay.close()
    },
  }
}

/** A file of a request. */
export const aFile = (content: Buffer, filename = 'photo.png') => ({
  filename,
  content: content.toString('base64'),
})
