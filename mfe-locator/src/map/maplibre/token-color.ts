/**
 * A color token as `rgb()`, which is all that MapLibre reads: the tokens are written in oklch. The browser
 * itself does the sum, by painting one pixel.
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
