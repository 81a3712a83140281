import type { Accessory } from '../series-record'

/** The tail that each series adds: which sash carries the lock, where the screen sits. */
type Told = { prefix?: string; suffix?: string }

const whiteAndBlack = [
  { title: 'White', colorHex: '#FFFFFF' },
  { title: 'Black', colorHex: '#000000' },
]

export const locks = (told: Told): Accessory => ({
  title: 'Auto Lock and Manual Lock',
  ...told,
  bulletPoints: [
    '**Auto lock:** latches by itself when the sash is closed, and opens with one finger.',
    '**Manual lock:** a cam that you turn by hand; it draws the sash tight against its weatherstripping.',
  ],
  images: [
    { title: 'Auto lock', image: 'accessories/auto-lock' },
    { title: 'Manual lock', image: 'accessories/manual-lock' },
  ],
})

export const crankAndSideLock = (told: Told): Accessory => ({
  title: 'Handle and Lock',
  ...told,
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

export const screens = (told: Told): Accessory => ({
  title: 'Screens',
  ...told,
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

export const slidingDoorHandle = (told: Told): Accessory => ({
  title: 'Handle and Manual Lock',
  ...told,
  bulletPoints: ['**Manual lock:** standard, worked by a lever in the inside handle.', keyLock],
  images: [{ title: 'Handle with manual lock', image: 'accessories/door-manual-lock' }, keyLockPicture],
})

export const frenchSlidingHandle = (told: Told): Accessory => ({
  title: 'Manual Lock and Auto-Lock Handle',
  ...told,
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

/** Swing, multi-slide and bi-fold doors: each tells its own handle. */
export const doorHandle = (title: string, handle: string, image: string, told: Told): Accessory => ({
  title,
  ...told,
  bulletPoints: [handle, keyLock],
  images: [{ title, image }, keyLockPicture],
})

/** A fixed window has nothing to lock; the tab says what its neighbors bring. */
export const fixedGlass = (bulletPoints: readonly string[], told: Told): Accessory => ({
  title: 'Fixed Glass',
  ...told,
  bulletPoints,
  images: [],
})
