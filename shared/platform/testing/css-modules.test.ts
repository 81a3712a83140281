import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import { sections } from '../paths'

/** `import styles from './Button.module.css'`: the local name, then the path. */
const importOfModule = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** A class used or defined somewhere, written as `mfe-browse/src/pages/HomePage/Hero.module.css .Title`. */
const entryFor = (file: string, className: string) => `${path.relative('.', file)} .${className}`

const sources = ['shared', 'shell', ...sections]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => !file.includes('node_modules'))

const defined = sources
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) => {
    const { exports = {} } = transform({
      filename: file,
      code: readFileSync(file),
      cssModules: { animation: false, container: false, customIdents: false, grid: false },
    })
    return Object.keys(exports).map((className) => entryFor(file, className))
  })

const used = sources
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [...code.matchAll(importOfModule)].flatMap(([, name, module = '']) =>
      [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className = '']) =>
        entryFor(path.join(path.dirname(file), module), className),
      ),
    )
  })

const missingFrom = (list: readonly string[], entries: readonly string[]) =>
  [...new Set(entries)].filter((entry) => !list.includes(entry))

it('uses every class that a CSS module defines', () => {
  expect(missingFrom(used, defined)).toEqual([])
})

it('defines every class that a component uses', () => {
  expect(missingFrom(defined, used)).toEqual([])
})
