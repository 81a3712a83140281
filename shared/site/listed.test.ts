import { listed } from './listed'

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b and c', 'd', 'e']]])(
  'lists %j as Intl does',
  (names) => {
    expect(listed(names)).toBe(new Intl.ListFormat('en-US').format(names))
  },
)
