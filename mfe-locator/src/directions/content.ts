export const directions = {
  label: 'Get Directions',
  to: (name: string) => `to ${name} (opens in a new tab)`,
}
