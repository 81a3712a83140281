import { contactEnquiry } from '../pages/ContactPage/contact-enquiry'
import { dealerEnquiry } from '../pages/BecomeDealerPage/dealer-enquiry'
import { newConstructionEnquiry } from '../pages/ServiceRequestPage/enquiries/new-construction-enquiry'
import { retrofitEnquiry } from '../pages/ServiceRequestPage/enquiries/retrofit-enquiry'
import { fieldsOf, type EnquiryDefinition, type FormValues } from './definition'

const definitions: EnquiryDefinition[] = [
  dealerEnquiry,
  contactEnquiry,
  newConstructionEnquiry,
  retrofitEnquiry,
]

/** Field names with the messages that an empty form would show. */
function messagesOf(definition: EnquiryDefinition) {
  const empty: FormValues = Object.fromEntries(fieldsOf(definition).map(({ name }) => [name, '']))
  const { error } = definition.schema.safeParse(empty)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

const says = 'This field is required'

it('requires all seven fields of a dealer, the questions without a message', () => {
  expect(messagesOf(dealerEnquiry)).toEqual({
    ...{ businessName: says, firstName: says, lastName: says, email: says, phone: says, cityZipCode: says },
    questions: '',
  })
})

it('requires name and e-mail of a contact', () => {
  expect(messagesOf(contactEnquiry)).toEqual({ firstName: says, lastName: says, email: says })
})

it('requires project and lot of a new construction', () => {
  expect(messagesOf(newConstructionEnquiry)).toEqual({ projectName: says, lotNumber: says })
})

it('requires order, line and lot of a retrofit', () => {
  expect(messagesOf(retrofitEnquiry)).toEqual({
    orderNumber: says,
    lineNumber: says,
    productionLotNumber: says,
  })
})

it('treats white space as empty', () => {
  expect(contactEnquiry.schema.safeParse({ firstName: ' ', lastName: 'Lee', email: 'x' }).success).toBe(false)
})

it('accepts any text as an e-mail address or phone number', () => {
  const values = { firstName: 'Ann', lastName: 'Lee', email: 'not an address', phone: 'none' }
  expect(contactEnquiry.schema.safeParse(values).success).toBe(true)
})

it.each(definitions.map((definition) => [definition.title, definition] as const))(
  'has a rule for every field of %s, and a field for every rule',
  (_, definition) => {
    const names = fieldsOf(definition).map(({ name }) => name)
    expect(Object.keys(definition.schema.shape).sort()).toEqual([...names].sort())
  },
)

it.each(definitions.map((definition) => [definition.title, definition] as const))(
  'tells screen readers of %s exactly which fields are required',
  (_, definition) => {
    const required = fieldsOf(definition).flatMap((field) => (field.required ? [field.name] : []))
    expect(required.sort()).toEqual(Object.keys(messagesOf(definition)).sort())
  },
)

it('shows a star at the phone of a contact and at four fields of a retrofit, which may stay empty', () => {
  const starred = (definition: EnquiryDefinition) =>
    fieldsOf(definition).flatMap(({ name, star }) => (star ? [name] : []))
  expect(starred(contactEnquiry)).toEqual(['phone'])
  expect(starred(retrofitEnquiry)).toEqual([
    'homeownerContactName',
    'homeownerPhoneNumber',
    'homeownerEmail',
    'address',
  ])
})
