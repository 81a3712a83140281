import { chaos, type ChaosOptions, type ChaosResult } from './run'

const [rounds = 20, parallel = 25] = process.argv.slice(2).map(Number)
const runs: ChaosOptions[] = [
  { store: 'spool', instances: 1, rounds, parallel },
  { store: 'PostgreSQL', instances: 2, rounds, parallel },
]

const results: ChaosResult[] = []
for (const options of runs)
  results.push(
    await chaos(options, (round) =>
      process.stderr.write(`${options.store}: round ${round + 1} of ${rounds}\n`),
    ),
  )

const columns: [name: string, of: (result: ChaosResult) => string | number][] = [
  ['store', ({ store, instances }) => `${store}, ${instances} ${instances === 1 ? 'process' : 'processes'}`],
  ['kills', (result) => result.rounds],
  ['sent', ({ sent }) => sent],
  ['accepted before the kill', ({ acceptedAtFirst }) => acceptedAtFirst],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['lost', ({ lost }) => lost],
  ['duplicates', ({ duplicates }) => duplicates],
  ['with another Message-ID', ({ otherMessageId }) => otherMessageId],
  ['seconds', ({ seconds }) => seconds],
]
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`
process.stdout.write(line(columns.map(([name]) => name)) + line(columns.map(() => '---')))
for (const result of results) process.stdout.write(line(columns.map(([, of]) => of(result))))
const failed = results.some(
  ({ sent, acknowledged, lost, otherMessageId }) => acknowledged < sent || lost > 0 || otherMessageId > 0,
)
if (failed) process.exitCode = 1
