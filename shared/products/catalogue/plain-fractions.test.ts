import { plainFractions } from './plain-fractions'

it.each([
  ['35½ x 59½', '35 1/2 x 59 1/2'],
  ['5⅝', '5 5/8'],
  ['35 ¾', '35 3/4'],
  ['¼ turn', '1/4 turn'],
  ['½½2', '1/2 1/2 2'],
  ['3⅓', '3 1/3'],
  ['35 1⁄2', '35 1/2'],
  ['6′8″', `6'8"`],
  ['é “Ñ” ×', 'é “Ñ” ×'],
])('writes %s as %s', (text, plain) => {
  expect(plainFractions(text)).toBe(plain)
})
