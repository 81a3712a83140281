/*
 * `npm run bench` compares the composed site with a monolith, plain module federation, bare HTML and, if asked, another build.
 * `npm run bench -- line` loads pages with a large picture over a line that delivers in order,
 * `npm run bench -- scale` compares sites of different sizes, `npm run bench -- serving` compares the gateway with servers of
 * files, `npm run bench -- rendering` compares render processes with rendering in the gateway itself,
 * `npm run bench -- enquiries` counts the enquiries that each store accepts, and `npm run bench -- publishes` publishes under load on
 * each store. With `--check` the first six fail when a goal is missed. All write docs/performance.md.
 */
export {}

const arguments_ = process.argv.slice(2)
const isNamed = arguments_[0] !== undefined && !arguments_[0].startsWith('-')
const what = isNamed ? arguments_[0] : 'loads'
const options = isNamed ? arguments_.slice(1) : arguments_
const isCheck = options.length === 1 && options[0] === '--check'
if (what === 'loads') {
  // React is a different program in production, so this is set before anything imports it.
  process.env.NODE_ENV = 'production'
  const { ArgumentsError, loadOptions } = await import('./loads/load-options')
  try {
    const chosen = loadOptions(options)
    const { measureLoads } = await import('./loads/measure-loads')
    process.exitCode = (await measureLoads(chosen)) || !chosen.isCheck ? 0 : 1
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
} else if (what === 'line' && (options.length === 0 || isCheck)) {
  process.env.NODE_ENV = 'production'
  const { measureLine } = await import('./line/measure-line')
  process.exitCode = (await measureLine()) || !isCheck ? 0 : 1
} else if (what === 'scale' && (options.length === 0 || isCheck)) {
  const { measureScale } = await import('./scale/measure-scale')
  process.exitCode = (await measureScale()) || !isCheck ? 0 : 1
} else if (what === 'serving' && (options.length === 0 || isCheck)) {
  const { measureServing } = await import('./serving/measure-serving')
  process.exitCode = (await measureServing()) || !isCheck ? 0 : 1
} else if (what === 'rendering' && (options.length === 0 || isCheck)) {
  const { measureRendering } = await import('./rendering/measure-rendering')
  process.exitCode = (await measureRendering()) || !isCheck ? 0 : 1
} else if (what === 'enquiries' && (options.length === 0 || isCheck)) {
  const { measureEnquiries } = await import('./enquiries/measure-enquiries')
  process.exitCode = (await measureEnquiries()) || !isCheck ? 0 : 1
} else if (what === 'publishes' && options.length === 0) {
  const { measurePublishes } = await import('./publishes/measure-publishes')
  process.exitCode = (await measurePublishes()) ? 0 : 1
} else {
  console.error(
    'Cannot measure: unknown arguments. Use `npm run bench`, `npm run bench -- --check`, `npm run bench -- line --check`, `npm run bench -- scale --check`, `npm run bench -- serving --check`, `npm run bench -- rendering --check`, `npm run bench -- enquiries --check` or `npm run bench -- publishes`.',
  )
  process.exitCode = 1
}
