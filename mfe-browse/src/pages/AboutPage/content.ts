import { catalogPath, dealersPath, supportAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import type { PictureSource } from '@virida/shared/platform/contract'
import { aboutPictures } from '../../content/about-pictures'

export const aboutHead = {
  title: 'About us: family-owned, made in California',
  description:
    'A family-owned maker of vinyl windows and patio doors in Southern California: how we build, who we are, and what we do about sustainability.',
}

export const aboutHero = {
  title: 'We give you the power of green',
  text: 'A good window lets the garden in and keeps the heat out. To us, green means daylight, shade and a frame that lasts.',
  picture: aboutPictures.aboutHero,
}

export type AboutSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  facts: readonly { title: string; text: string }[]
  pictures: readonly [PictureSource, PictureSource]
  action: { label: string; href: string }
}

export const aboutSections: readonly AboutSection[] = [
  {
    id: 'at',
    title: `At ${brand.name}`,
    paragraphs: [
      'We make vinyl windows and patio doors, and nothing else. An order begins with the size of your opening, to the sixteenth of an inch, and ends when the frame arrives at your door.',
      'Three window lines and five patio doors cover most houses in California, from a bathroom window eight inches wide to a wall of glass ten feet high. They are all built the same way, with welded corners, sealed insulating glass and a label that shows the ratings.',
    ],
    facts: [
      { title: 'Product lines', text: 'Platinum, Bellagio and Venetian windows, Venetian doors' },
      {
        title: 'Made for',
        text: 'New construction and replacement, with nail-on, block and retrofit frames',
      },
      { title: 'Delivered', text: 'To stores and job sites in Southern California' },
    ],
    pictures: [aboutPictures.aboutSection, aboutPictures.aboutFarmhouse],
    action: { label: 'See all windows and doors', href: catalogPath },
  },
  {
    id: 'family',
    title: 'Family-Owned & More',
    paragraphs: [
      `Our company is owned by the family that runs it. More than ${brand.yearsOfExperience} years in the trade have taught us which questions to ask before we cut, and that the person who takes your call should know the person who built your window.`,
      'We sell through dealers, because someone should come out, measure and look at the room with you. They know our people by name, and so can you.',
    ],
    facts: [
      { title: 'Experience', text: `More than ${brand.yearsOfExperience} years of windows and doors` },
      { title: 'Made', text: 'In the U.S., in Southern California' },
      { title: 'Call us', text: `${brand.hours.label}, at ${brand.phone.label}` },
    ],
    pictures: [aboutPictures.aboutCottage, aboutPictures.aboutDoor],
    action: { label: 'Find a Dealer', href: dealersPath },
  },
  {
    id: 'sustainability',
    title: 'Sustainability Is The Key',
    paragraphs: [
      'A window works for decades after it is made, so what matters most is how it performs in your wall. Low-E coatings turn summer sun away and let daylight through; a tight sash keeps conditioned air where you paid for it. Each unit carries its NFRC label, so you can compare the ratings yourself.',
      'We make to order, close to where we deliver. The color goes through the vinyl or is bonded to it, so there is no paint to renew, and when a part wears out, we replace the part, not the window.',
    ],
    facts: [
      { title: 'Rated', text: 'Each unit carries its own NFRC label' },
      { title: 'Codes', text: 'Options available for California energy-code projects' },
      { title: 'Repaired', text: 'Replacement parts instead of replacement windows' },
    ],
    pictures: [aboutPictures.aboutBedroom, aboutPictures.aboutCourtyard],
    action: { label: 'Care and parts', href: supportAddress },
  },
]
