import { referenceOf } from '@virida/shared/platform/enquiry/reference'
import { anEnquiry } from '../../testing/enquiries'
import { compose, type MailSettings } from './compose'

const settings: MailSettings = {
  to: ['staff@virida.example.com'],
  from: { name: 'Website', address: 'website@virida.example.com' },
  replyTo: 'none',
  formatTime: () => 'Monday',
}
const composed = (enquiry = anEnquiry(), given = settings) =>
  compose({ enquiry, recipients: [...settings.to] }, given)
const replyTo = (text: string, policy: MailSettings['replyTo']) =>
  composed(anEnquiry({ text }), { ...settings, replyTo: policy }).replyTo

it('has the same Message-ID at every attempt', () => {
  const enquiry = anEnquiry()
  const ids = [1, 2].map(() => composed(enquiry).messageId)
  expect(ids).toEqual(Array(2).fill(`<${enquiry.id}@virida.example.com>`))
})

it('names the reference that the visitor was given, as text and as HTML', () => {
  const enquiry = anEnquiry()
  const { text, html } = composed(enquiry)
  const reference = referenceOf(enquiry.id)
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(text).toContain(`Reference ${reference}`)
  expect(html).toContain(`Reference ${reference}`)
})

it('has no Reply-To by default', () => {
  expect(replyTo('E-mail: ann@visitor.example', 'none')).toBeUndefined()
})

it('has the configured Reply-To', () => {
  expect(replyTo('E-mail: ann@visitor.example', { address: 'desk@virida.example.com' })?.address).toBe(
    'desk@virida.example.com',
  )
})

it('uses the only address in the enquiry as Reply-To', () => {
  expect(replyTo('E-mail: Ann@Visitor.example\nagain ann@visitor.example', 'visitor')?.address).toBe(
    'ann@visitor.example',
  )
})

it.each(['no address', 'two: a@b.example and c@d.example'])(
  'has no Reply-To when the text contains %s',
  (text) => {
    expect(replyTo(text, 'visitor')).toBeUndefined()
  },
)

it('lists the files below the text', () => {
  const attachments = [{ name: 'door.jpg', type: 'image/jpeg', bytes: Buffer.from('x') }]
  expect(composed(anEnquiry({ attachments })).text).toContain('Files: door.jpg')
})
