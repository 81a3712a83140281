import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root, sections } from '../paths'

/** Paths of all files below a folder of a section, relative to the section. */
const filesIn = (section: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, section, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(path.join(root, section), entry.parentPath), entry.name))

const pagesOf = (section: string) =>
  readdirSync(path.join(root, section, 'src/pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [section, name] as const)

it.each(sections.flatMap(pagesOf))(
  '%s gives %s a table and a component named after its folder',
  (section, page) => {
    const files = readdirSync(path.join(root, section, 'src/pages', page))
    expect(files).toEqual(expect.arrayContaining(['page.ts', `${page}.tsx`]))
  },
)

it.each(sections)('%s calls files with texts content.ts', (section) => {
  const files = filesIn(section, 'src').filter((file) => /^src\/(pages|components)\//.test(file))
  const others = /(\.content|-(content|words|labels|texts)|\/(words|labels|titles|texts))\.tsx?$/
  expect(files.filter((file) => others.test(file))).toEqual([])
})

it.each(sections)('%s lists its pages in routes.tsx', (section) => {
  expect(filesIn(section, 'src')).toContain('src/routes.tsx')
})
