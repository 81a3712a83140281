#!/usr/bin/env node
// `npm run dev` of a section in a repository of its own. The sources are TypeScript, which tsx compiles.
import 'tsx'

await import('./develop-outside.ts')
