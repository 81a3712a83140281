import type { Frame } from './calculate'
import { frameText, lengthText } from './names'
import type { Change } from './smallest-changes'

/** `3/4 in wider: 48 3/4 × 48 in` */
export function changeText({ frame }: Change, from: Frame): string {
  const [wider, taller] = [frame.width - from.width, frame.height - from.height]
  const words = [
    ...(wider > 0 ? [`${lengthText(wider)} in wider`] : []),
    ...(taller > 0 ? [`${lengthText(taller)} in taller`] : []),
  ]
  return `${words.join(' and ')}: ${frameText(frame)}`
}
