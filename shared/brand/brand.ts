/**
 * Who the site speaks for. The one file that a real owner changes: every name, number and address of the
 * pages, the mails and the documents comes from here. All values are samples (555-01xx, example.com).
 */
export const brand = {
  name: 'Virida',
  fullName: 'Virida Windows & Doors',
  legalName: 'Virida Windows & Doors, Inc.',
  /** Scheme and host of the live site, without a slash at the end: canonical and Open Graph addresses. */
  origin: 'https://www.virida.example.com',
  phone: { label: '(951) 555-0100', href: 'tel:+19515550100' },
  serviceEmail: 'service@virida.example.com',
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
  copyright: { from: 2005, to: 2025 },
  yearsOfExperience: 25,
} as const
