import { checkSection } from './check-section'

const apps = ['shell', 'mfe-browse', 'mfe-tools']
const patterns = [
  { app: 'mfe-browse', pattern: '/' },
  { app: 'mfe-browse', pattern: '/series/:seriesType?' },
  { app: 'mfe-tools', pattern: '/egress-calculator' },
]
const check = (name: string, address: string) => () => checkSection({ name, address }, apps, patterns)

it.each([
  ['mfe-careers', '/careers'],
  ['mfe-field-guide', '/field-guide/frames'],
])('accepts %s at %s', (name, address) => {
  expect(check(name, address)).not.toThrow()
})

it.each([
  'careers',
  'mfe-',
  'mfe-Careers',
  'mfe-c4',
  'mfe-careers/..',
  '../mfe-careers',
  `mfe-${'a'.repeat(80)}`,
])('refuses the name %s', (name) => {
  expect(check(name, '/careers')).toThrow(expect.objectContaining({ code: 'name_invalid' }) as Error)
})

it.each([
  ['mfe-tools', 'a section has this name'],
  ['mfe-topics', 'start with "to" like those of mfe-tools'],
  ['mfe-shop', 'start with "sh" like those of shell'],
])('refuses the name %s, because %s', (name, reason) => {
  expect(check(name, '/careers')).toThrow(reason)
})

it.each([
  'careers',
  '/',
  '/Careers',
  '/careers/',
  '/careers/:id',
  '/a/b/c/d',
  '/care..',
  "/'",
  '/routes',
  `/${'a'.repeat(80)}`,
])('refuses the address %s', (address) => {
  expect(check('mfe-careers', address)).toThrow(expect.objectContaining({ code: 'address_invalid' }) as Error)
})

it.each([
  ['/egress-calculator', 'mfe-tools (/egress-calculator)'],
  ['/series/tall', 'mfe-browse (/series/:seriesType?)'],
  ['/api/jobs', 'the gateway'],
  ['/composition', 'the gateway'],
])('refuses the address %s, which belongs to %s', (address, owner) => {
  expect(check('mfe-careers', address)).toThrow(`the address ${address} belongs to ${owner}`)
})
