import { countWords } from './count-words'
import type { DescribedWindow } from './describe-window'

const unreadable = 'a design that this site cannot read'

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

function linesOf({ design, room, quantity, notes, made }: DescribedWindow, at: number): string[] {
  const [series, ...rest] = made?.lines ?? []
  return [
    `${at + 1}. ${room || 'No room named'}: ${quantity} × ${series?.value ?? unreadable}`,
    ...(made ? [`   ${rest.map(({ label, value }) => `${label}: ${value}`).join('; ')}`] : []),
    ...(made?.problems ?? []).map((problem) => `   Not available as drawn: ${problem}`),
    ...(notes ? [`   Notes: ${oneLine(notes)}`] : []),
    `   Design code: ${design}`,
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
  const short = windows.map(({ design, quantity, room }, at) => `${at + 1}. ${room}: ${quantity} × ${design}`)
  let kept = short.length
  const cut = () =>
    [head, ...short.slice(0, kept), ...(kept < short.length ? [`and ${short.length - kept} more`] : [])].join(
      '\n',
    )
  while (kept > 0 && cut().length > most) kept -= 1
  return cut()
}
