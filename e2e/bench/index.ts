/*
 * `npm run bench` compares the composed site with a monolith, `npm run bench -- scale` compares sites of different sizes
 * (with `--check` it fails when a large site is slower), and `npm run bench -- publishes` publishes under load on each
 * store. All write docs/performance.md.
 */
export {}

const [what = 'composition', ...options] = process.argv.slice(2)
const isCheck = options.length === 1 && options[0] === '--check'
if (what === 'composition' && options.length === 0) await import('./composition')
else if (what === 'scale' && (options.length === 0 || isCheck)) {
  const { measureScale } = await import('./scale/measure-scale')
  process.exitCode = (await measureScale()) || !isCheck ? 0 : 1
} else if (what === 'publishes' && options.length === 0) {
  const { measurePublishes } = await import('./publishes/measure-publishes')
  process.exitCode = (await measurePublishes()) ? 0 : 1
} else {
  console.error(
    'Cannot measure: unknown arguments. Use `npm run bench`, `npm run bench -- scale --check` or `npm run bench -- publishes`.',
  )
  process.exitCode = 1
}
