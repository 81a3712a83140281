import type { DesignField } from '@virida/shared/products/design/design'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { contactAddress } from '@virida/shared/site/addresses/contact'
import { dealersPath } from '@virida/shared/site/addresses/pages'

export const designContent = {
  /** Id of the configurator's element. */
  anchor: 'design',
  lead: 'Design yours',
  title: (series: string) => `Design your ${series}`,
  intro:
    'Choose the size, colors and glass and see the result drawn to scale. The address of this page saves your choices: ' +
    'share it, print it, or take it to a dealer.',
  bay: 'Drawn with sides at 45°. The center and sides are sized individually when you order.',
  scripting:
    'The designer needs JavaScript. Without it, you see the usual size here. All sizes, colors, grids and glass are listed in the tabs above.',
  loading: 'Loading the options…',
  failed: 'The options could not be loaded.',
  again: 'Try again',
  refused: {
    title: 'This design could not be opened',
    usual: (series: string) => `Here is the usual ${series} to start with.`,
    other: (series: string) => `This design is for the ${series}.`,
    open: (series: string) => `Open it on the page of the ${series}`,
  },
  view: { label: 'Show', outside: 'Outside', inside: 'Inside', wall: 'In a wall' },
  wallFailed: 'The wall could not be loaded. Choose it again to try once more.',
  open: 'Open',
  openStates: (share: number) =>
    share === 0 ? 'shut' : share === 1 ? 'open' : `${Math.round(share * 100)}% open`,
  made: 'Available as drawn.',
  notMade: (fields: string) => `Not available as drawn: ${fields}.`,
  skip: 'Skip the options',
  /** Id of the list of choices, for the link that skips the options. */
  result: 'choices',
  chosen: 'Your choices',
  code: 'Design code',
  next: 'Next steps',
  /** Id of the next steps, for the link below the drawing. */
  nextSteps: 'next-steps',
  leadToNext: 'Save or send it',
  dealer: { label: 'Find a Dealer', href: dealersPath },
  ask: 'Ask about this design',
  askHref: (code: string) => contactAddress({ design: code }),
  compare: 'Compare with other series',
  compareHref: (series: string) => compareAddress([series]),
  priceNote: 'A dealer measures the opening, confirms the design and gives you the price.',
}

export const wallContent = {
  wall: 'Wall',
  light: 'Time of day',
  claddings: { stucco: 'Stucco', lap: 'Lap siding', board_and_batten: 'Board and batten', stone: 'Stone' },
  lights: { day: 'Day', dusk: 'Dusk' },
  title: (product: string, wall: string, light: string) =>
    `${product}, in a wall beside a person 5 ft 8 in tall. Wall: ${wall}. Time: ${light}.`,
}

export const fieldNames: Readonly<Record<DesignField, string>> = {
  width: 'width',
  height: 'height',
  layout: 'layout',
  exterior: 'outside color',
  interior: 'inside color',
  grid: 'grid',
  panes: 'panes',
  glass: 'glass',
  obscure: 'obscure glass',
  frame: 'frame type',
}

export const controlsContent = {
  size: 'Size',
  width: {
    unit: 'Width, inches',
    panel: 'Door width, inches',
    bay_window: 'Bay width, inches',
  },
  height: 'Height, inches',
  anySize: 'Made to your opening',
  notMade: 'Not made in this size',
  format: 'Fractions as 35 1/2 or 35.5',
  unreadable: 'Enter inches, with fractions down to a sixteenth, such as 35 1/2 or 35.5.',
  undrawable: (min: number, max: number) => `Enter a length from ${min} to ${max} inches.`,
  layout: 'Panel layout, seen from outside',
  hinges: 'Hinges, seen from outside',
  shape: 'Shape',
  exterior: 'Outside color',
  interior: 'Inside color',
  insideFollows: (color: string) =>
    `The inside is ${color.toLowerCase()} too: the color goes through the vinyl.`,
  insideReturns: (color: string) => `The inside is ${color.toLowerCase()} now, to match the outside.`,
  heightFollows: (shape: string, height: string) =>
    `${shape}: the height is ${height} now, to match the width.`,
  grid: 'Grid',
  noGrid: 'No grid',
  bars: 'Bar',
  barTitles: { flat: '5/8 in flat', sculptured: '1 in sculptured' },
  panes: 'Panes',
  coating: 'Coating',
  obscure: 'Privacy and tint',
  clear: 'Clear',
  frame: 'Frame type',
  frameOpen: 'Not decided yet',
  frameHelp: 'Choose retrofit or block for an existing opening, nail-on for an open wall.',
}

export const sheetContent = {
  columns: ['Choice', 'Value'],
  number: 'Series #',
  date: 'Date',
  code: 'Design code',
  room: 'Room or opening',
  quantity: 'Quantity',
  notMade: 'Not available as drawn',
  seen: { outside: 'Seen from outside', inside: 'Seen from inside' },
  scale: 'Drawn to scale; dimensions are those of the frame, in inches.',
  note: 'This sheet is for planning and quotes. It is not an order. Your dealer measures the opening and confirms every choice.',
  page: 'On the web',
}
