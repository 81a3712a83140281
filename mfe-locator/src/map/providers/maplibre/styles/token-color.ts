/**
 * Converts a color token to `rgb()`, because MapLibre cannot parse the `oklch()` of our tokens. The browser converts
 * it by painting one pixel on a canvas.
 */
export function tokenColor(name: `--${string}`): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return '#888888'
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
