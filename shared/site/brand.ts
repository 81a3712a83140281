/**
 * Name, phone number and addresses of the company, for pages, mails and documents. An owner edits this file only.
 * All values are samples: 555-01xx numbers and example.com addresses.
 */
export const brand = {
  name: 'Virida',
  fullName: 'Virida Windows & Doors',
  legalName: 'Virida Windows & Doors, Inc.',
  /** Scheme and host of the live site without a trailing slash, for canonical and Open Graph URLs. */
  origin: 'https://www.virida.example.com',
  phone: { label: '(951) 555-0100', href: 'tel:+19515550100' },
  serviceEmail: 'service@virida.example.com',
  /** Sender of the mails that the mail service sends. */
  websiteEmail: 'website@virida.example.com',
  address: {
    street: '3400 Sample Way',
    city: 'Mira Loma',
    region: 'CA',
    postalCode: '91752',
    country: 'US',
  },
  hours: {
    label: 'Monday to Friday, 9AM-5PM',
    zone: 'California time, GMT-8',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  /** When a visitor who sent an enquiry hears from the company, as the end of a sentence. */
  answersWithin: 'within two business days',
  copyright: { from: 2005, to: 2025 },
  yearsOfExperience: 25,
} as const
