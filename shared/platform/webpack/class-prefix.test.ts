import { apps } from '../paths'
import { classPrefix } from './class-prefix'

it('gives the class names of each app a prefix of their own', () => {
  const prefixes = apps.map((app) => classPrefix(app))
  expect(new Set(prefixes).size).toBe(apps.length)
})

it('refuses an app whose prefix another app has', () => {
  expect(() => classPrefix('mfe-shop', ['shell', 'mfe-shop'])).toThrow('"sh" like those of shell')
})
