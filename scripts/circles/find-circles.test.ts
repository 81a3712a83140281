import { betweenFolders, findCircles, type Edge } from './find-circles'

const imports = (...pairs: string[]): Edge[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' > ')
    return { from, to, reason: pair }
  })
const circlesOf = (edges: readonly Edge[]) =>
  findCircles(edges).map((circle) => circle.map(({ from }) => from))

it('finds two files that import each other', () => {
  expect(circlesOf(imports('a.ts > b.ts', 'b.ts > a.ts', 'c.ts > a.ts'))).toEqual([['a.ts', 'b.ts']])
})

it('finds the shortest circle through a file', () => {
  const edges = imports('a.ts > b.ts', 'b.ts > c.ts', 'c.ts > d.ts', 'c.ts > a.ts', 'd.ts > a.ts')
  expect(circlesOf(edges)).toContainEqual(['a.ts', 'b.ts', 'c.ts'])
})

it('finds every circle of separate files', () => {
  const edges = imports('a.ts > b.ts', 'b.ts > a.ts', 'c.ts > d.ts', 'd.ts > c.ts')
  expect(circlesOf(edges)).toEqual([
    ['a.ts', 'b.ts'],
    ['c.ts', 'd.ts'],
  ])
})

it('accepts two ways to the same file', () => {
  expect(circlesOf(imports('a.ts > b.ts', 'a.ts > c.ts', 'b.ts > d.ts', 'c.ts > d.ts'))).toEqual([])
})

it('finds folders next to each other that import each other, at any depth', () => {
  const edges = imports(
    'src/pages/Home/Home.tsx > src/content/home.ts',
    'src/content/menu.ts > src/pages/menu.ts',
  )
  expect(circlesOf(betweenFolders(edges))).toEqual([['src/pages', 'src/content']])
})

it('finds a circle of three folders', () => {
  const edges = imports('a/x.ts > b/x.ts', 'b/y.ts > c/y.ts', 'c/z.ts > a/z.ts')
  expect(circlesOf(betweenFolders(edges))).toEqual([['a', 'b', 'c']])
})

it('lets a folder and its own subfolders import each other', () => {
  const edges = imports(
    'page/Page.tsx > page/form/Form.tsx',
    'page/form/Form.tsx > page/content.ts',
    'a.ts > b/c.ts',
  )
  expect(betweenFolders(edges)).toEqual([])
})
