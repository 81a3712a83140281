import { pathOnSite } from './path-on-site'

it.each([
  ['https://www.example.com/catalog?line=a#x', '/catalog?line=a'],
  ['http://localhost:3000/', '/'],
  ['https://www.example.com//evil.example/x', '/'],
  ['https://www.example.com/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['x:/\\evil.example', '/'],
  ['', '/'],
  [undefined, '/'],
])('takes the path of %p', (address, path) => {
  expect(pathOnSite(address)).toBe(path)
})
