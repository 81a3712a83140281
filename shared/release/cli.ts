import path from 'node:path'
import { apps, isAppName, releasesDir } from '../build/paths'
import { buildRelease } from './build-release'
import { ReleaseError } from './errors'
import { publish, readRegistry, rollBack } from './registry'
import { versionsOf } from './standing-release'

/*
 * The team's commands, run in the section's own folder: `npm run build -w mfe-browse`, then release (builds what
 * has changed and makes it live; `-- 1.2.0` makes that standing release live instead), rollback, status.
 */
const [command = 'status', ...rest] = process.argv.slice(2)
const app = path.basename(process.cwd())
const dir = releasesDir()

const commands: Record<string, () => Promise<void> | void> = {
  build: async () => {
    const built = await buildRelease(app, dir)
    report(built)
    // `npm start` builds several apps side by side and asks for the versions.
    process.send?.(built)
  },
  release: async () => {
    const [standing] = rest
    const version = standing ?? (await buildRelease(app, dir)).version
    await publish(dir, app, version)
    live()
  },
  rollback: async () => {
    await rollBack(dir, app)
    live()
  },
  status: () => {
    for (const name of isAppName(app) ? [app] : apps) status(name)
  },
}

function report({ version, outcome }: { version: string; outcome: string }) {
  console.log(
    `${app} ${version} ${outcome === 'unchanged' ? 'stands already, nothing has changed' : 'is built'}`,
  )
}

function live() {
  const pointer = readRegistry(dir).apps[app]
  console.log(`${app} ${pointer?.active ?? 'none'} is live, before it ${pointer?.previous ?? 'none'}`)
}

function status(name: string) {
  const pointer = readRegistry(dir).apps[name]
  const marks = versionsOf(dir, name).map((version) =>
    version === pointer?.active
      ? `${version} (live)`
      : version === pointer?.previous
        ? `${version} (previous)`
        : version,
  )
  console.log(`${name}: ${marks.join(', ') || 'no release'}`)
}

const run = commands[command]
if (!run) {
  console.error(`Unknown command ${command}; there are ${Object.keys(commands).join(', ')}`)
  process.exitCode = 2
} else if (!isAppName(app) && command !== 'status') {
  console.error(`Run ${command} for one app: npm run ${command} -w ${apps.join(' | -w ')}`)
  process.exitCode = 2
} else {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    console.error(`${error.code}: ${error.message}`)
    process.exitCode = 1
  }
}
