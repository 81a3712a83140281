import { root } from '@virida/shared/platform/paths'
import { betweenFolders, findCircles } from './find-circles'
import { readImports } from './read-imports'

/*
 * Fails if files import each other in a circle, or if folders next to each other do. Type-only imports count: they
 * make the files as hard to understand and to move separately. For folders, tests do not count: a test may use
 * everything that makes its subject run.
 */
const isTest = /\.test\.tsx?$|\/(tests|testing|cases)\//
const imports = readImports(root)
const circles = [
  ...findCircles(imports),
  ...findCircles(betweenFolders(imports.filter(({ from }) => !isTest.test(from)))),
]
for (const circle of circles) {
  console.error(`\nImports in a circle: ${[...circle, circle[0]].map((edge) => edge?.from).join(' -> ')}`)
  for (const { reason } of circle) console.error(`  ${reason}`)
}
console.log(`${circles.length} circles in ${imports.length} imports`)
process.exitCode = circles.length === 0 ? 0 : 1
