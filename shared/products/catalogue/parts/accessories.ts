import type { Accessory } from '../series-record'

/** Texts that a series adds, for example which sash has the lock. */
type OwnTexts = { prefix?: string; suffix?: string }

const whiteAndBlack = [
  { title: 'White', colorHex: '#FFFFFF' },
  { title: 'Black', colorHex: '#000000' },
]

export const locks = (texts: OwnTexts): Accessory => ({
  title: 'Auto Lock and Manual Lock',
  ...texts,
  bulletPoints: [
    '**Auto lock:** latches by itself when the sash is closed, and opens with one finger.',
    '**Manual lock:** a cam that you turn by hand; it draws the sash tight against its weatherstripping.',
  ],
  images: [
    { title: 'Auto lock', image: 'accessories/auto-lock' },
    { title: 'Manual lock', image: 'accessories/manual-lock' },
  ],
})

export const crankAndSideLock = (texts: OwnTexts): Accessory => ({
  title: 'Handle and Lock',
  ...texts,
  bulletPoints: [
    '**Cranking handle:** turns the sash out and holds it where you stop.',
    '**Side lock:** one lever on the jamb pulls the sash against the frame, in white or black.',
  ],
  colors: whiteAndBlack,
  images: [
    { title: 'Cranking handle', image: 'accessories/cranking-handle' },
    { title: 'Side lock, white', image: 'accessories/side-lock-white' },
    { title: 'Side lock, black', image: 'accessories/side-lock-black' },
  ],
})

export const screens = (texts: OwnTexts): Accessory => ({
  title: 'Screens',
  ...texts,
  bulletPoints: [
    '**Fiberglass mesh:** standard. It does not crease, and it keeps a soft gray view.',
    '**Aluminum mesh:** on request. Stiffer, for homes with pets or a hard-used opening.',
  ],
  images: [
    { title: 'Fiberglass mesh', image: 'accessories/screen-fiberglass' },
    { title: 'Aluminum mesh', image: 'accessories/screen-aluminum' },
  ],
})

const keyLock = '**Key lock system:** optional, so that the door also locks from outside.'
const keyLockPicture = { title: 'Key lock system', image: 'accessories/door-key-lock' }

export const slidingDoorHandle = (texts: OwnTexts): Accessory => ({
  title: 'Handle and Manual Lock',
  ...texts,
  bulletPoints: ['**Manual lock:** standard, worked by a lever in the inside handle.', keyLock],
  images: [{ title: 'Handle with manual lock', image: 'accessories/door-manual-lock' }, keyLockPicture],
})

export const frenchSlidingHandle = (texts: OwnTexts): Accessory => ({
  title: 'Manual Lock and Auto-Lock Handle',
  ...texts,
  bulletPoints: [
    '**Manual lock:** standard, worked from the inside handle.',
    '**Auto-lock handle:** the upgrade. It locks as the panel closes.',
    keyLock,
  ],
  images: [
    { title: 'Handle with manual lock', image: 'accessories/french-manual-lock' },
    { title: 'Auto-lock handle', image: 'accessories/french-auto-lock' },
    keyLockPicture,
  ],
})

/** For swing, multi-slide and bi-fold doors, whose handles differ. */
export const doorHandle = (title: string, handle: string, image: string, texts: OwnTexts): Accessory => ({
  title,
  ...texts,
  bulletPoints: [handle, keyLock],
  images: [{ title, image }, keyLockPicture],
})

/**
 * A fixed window has no lock or screen. The tab says and shows what the windows next to it have: a crank in Venetian,
 * a lock in the other lines, and a screen.
 */
export const fixedGlass = (
  bulletPoints: readonly string[],
  texts: OwnTexts,
  neighbor: 'hung' | 'casement' = 'hung',
): Accessory => ({
  title: 'Fixed Glass',
  ...texts,
  bulletPoints,
  images: [
    neighbor === 'casement'
      ? { title: 'Crank of a casement beside it', image: 'accessories/cranking-handle' }
      : { title: 'Lock of a single hung beside it', image: 'accessories/auto-lock' },
    { title: 'Screen of a window beside it', image: 'accessories/screen-fiberglass' },
  ],
})
