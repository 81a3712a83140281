#!/usr/bin/env node
// The commands of a section in a repository of its own: `virida build`. They are TypeScript, which tsx compiles.
import 'tsx'

await import('./cli.ts')
