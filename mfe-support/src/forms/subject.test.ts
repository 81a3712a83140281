import { limits } from '@virida/shared/platform/enquiry/limits'
import fc from 'fast-check'
import { contactEnquiry } from '../pages/ContactPage/contact-enquiry'
import { dealerEnquiry } from '../pages/BecomeDealerPage/dealer-enquiry'
import { newConstructionEnquiry } from '../pages/ServiceRequestPage/enquiries/new-construction-enquiry'
import { retrofitEnquiry } from '../pages/ServiceRequestPage/enquiries/retrofit-enquiry'
import { subjectPart } from './subject'

it('names the business that wants to become a dealer', () => {
  expect(dealerEnquiry.subject({ businessName: 'Elm Glass' })).toBe('Become A Dealer - Elm Glass')
})

it('puts the name of the sender into the subject of a contact enquiry', () => {
  expect(contactEnquiry.subject({ firstName: 'Ann', lastName: 'Lee' })).toBe('Contact Us - Ann Lee')
})

it('names project and lot of a new construction', () => {
  expect(newConstructionEnquiry.subject({ projectName: 'Terracina', lotNumber: '27' })).toBe(
    'New Construction Service Request - Terracina (Lot 27)',
  )
})

it('names order and line of a retrofit', () => {
  expect(retrofitEnquiry.subject({ orderNumber: '104882', lineNumber: '3' })).toBe(
    'Retrofit Service Request - Order 104882 (Line 3)',
  )
})

it('is one line that the service accepts, whatever is entered', () => {
  const entered = fc.string({ unit: 'binary', maxLength: 2000 })
  fc.assert(
    fc.property(entered, entered, (projectName, lotNumber) => {
      const subject = newConstructionEnquiry.subject({ projectName, lotNumber })
      expect(subject.length).toBeLessThanOrEqual(limits.subjectLength)
      expect(subject).not.toMatch(/\p{Cc}/u)
    }),
  )
})

it('does not cut an emoji in half', () => {
  expect(subjectPart('😀'.repeat(500))).toMatch(/^(😀)+…$/u)
})
