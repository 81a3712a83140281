import type { DescribedWindow } from './describe-window'

const unreadable = 'a design that this site cannot read'

function linesOf({ design, room, quantity, notes, made }: DescribedWindow, at: number): string[] {
  const [series, ...rest] = made?.lines ?? []
  return [
    `${at + 1}. ${room || 'No room named'}: ${quantity} × ${series?.value ?? unreadable}`,
    ...(made ? [`   ${rest.map(({ label, value }) => `${label}: ${value}`).join('; ')}`] : []),
    ...(made?.problems ?? []).map((problem) => `   Not made as drawn: ${problem}`),
    ...(notes ? [`   Notes: ${notes.replace(/\s*\n\s*/g, ' ')}`] : []),
    `   Design code: ${design}`,
  ]
}

/**
 * A schedule as plain text, for the question of an enquiry: a heading with the totals, then each window.
 * @param most Characters; what does not fit is named by number and design code alone, and if need be left out
 * with a line that says how many.
 */
export function projectText(name: string, windows: readonly DescribedWindow[], most = Infinity): string {
  const units = windows.reduce((sum, { quantity }) => sum + quantity, 0)
  const head = `My project${name && `: ${name}`} (${units} ${units === 1 ? 'unit' : 'units'})`
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
