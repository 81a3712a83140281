import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Schedules as a builder, an architect and a takeoff tool write them. */
export const schedules = ['builder.tsv', 'architect.csv', 'takeoff.csv'].map((name) =>
  readFileSync(join(__dirname, '../../../../../../e2e/fixtures/schedules', name), 'utf8'),
)
