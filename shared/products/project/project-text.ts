import { formatInches, formatSize } from '../catalogue/dimension'
import { countWords } from './count-words'
import type { DescribedWindow } from './describe-window'

const unreadable = 'a design that this site cannot read'

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

/** `W1, Bedroom 2` */
const placeOf = ({ mark, room }: DescribedWindow) => [mark, room].filter(Boolean).join(', ')

const egressText = ({ grade, sill }: DescribedWindow) =>
  [
    'Sleeping room',
    ...(grade ? ['grade-floor opening'] : []),
    ...(sill === undefined ? [] : [`opening begins ${formatInches(sill)} above the floor`]),
  ].join(', ')

function linesOf(window: DescribedWindow, at: number): string[] {
  const { design, quantity, notes, made, asked, opening, sleeping } = window
  const [series, ...rest] = made?.lines ?? []
  const what =
    series?.value ?? (design === '' ? `series not chosen (${oneLine(asked?.text ?? '')})` : unreadable)
  return [
    `${at + 1}. ${placeOf(window) || 'No room named'}: ${quantity} × ${what}`,
    ...(made ? [`   ${rest.map(({ label, value }) => `${label}: ${value}`).join('; ')}`] : []),
    ...(made?.problems ?? []).map((problem) => `   Not available as drawn: ${problem}`),
    ...(opening ? [`   Opening: ${formatSize(opening.width, opening.height)}`] : []),
    ...(sleeping ? [`   ${egressText(window)}`] : []),
    ...(notes ? [`   Notes: ${oneLine(notes)}`] : []),
    ...(design ? [`   Design code: ${design}`] : []),
  ]
}

/**
 * Writes a project as plain text, for the message of an enquiry: a heading with the totals, then each window.
 * @param most Maximum length in characters. If the text is longer, each window is shortened to its number and design
 * code; windows that still do not fit are replaced by their count.
 */
export function projectText(name: string, windows: readonly DescribedWindow[], most = Infinity): string {
  const head = `My project${name && `: ${name}`} (${countWords(windows)})`
  const whole = [head, ...windows.map((window, at) => linesOf(window, at).join('\n'))].join('\n\n')
  if (whole.length <= most) return whole
  const short = windows.map(
    (window, at) =>
      `${at + 1}. ${placeOf(window)}: ${window.quantity} × ${window.design || oneLine(window.asked?.text ?? '')}`,
  )
  const more = (kept: number) => (kept < short.length ? [`and ${short.length - kept} more`] : [])
  const reserved = head.length + `\nand ${short.length} more`.length
  let [kept, length] = [0, reserved]
  for (const line of short) {
    length += line.length + 1
    if (length > most) break
    kept += 1
  }
  return [head, ...short.slice(0, kept), ...more(kept)].join('\n')
}
