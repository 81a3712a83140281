import { byApp } from './by-app'

const letters = byApp(/^[a-z]{3}$/, 'three letters')

it('reads values by app, several for one', () => {
  expect(letters.parse('mfe-tools=abc, mfe-tools=def,shell=xyz')).toEqual({
    'mfe-tools': ['abc', 'def'],
    shell: ['xyz'],
  })
})

it.each([
  'abc',
  'mfe-tools',
  'mfe-tools=',
  'mfe-tools=ab',
  'mfe-tools=abc,',
  'Shell=abc',
  '__proto__=abc',
  '',
])('refuses %p and does not repeat it', (text) => {
  const { error } = letters.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'give each app as its name, "=" and three letters, separated by commas',
  ])
})

it('refuses one value for two apps', () => {
  const { error } = letters.safeParse('mfe-tools=abc,shell=abc')
  expect(error?.issues.map(({ message }) => message)).toEqual(['give no two apps the same value'])
})
