import { createRequire } from 'node:module'
import type ts from 'typescript'
import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** Stand-ins for what the contract uses besides the language itself: React's types and the global `URL`. */
const react = 'export type ComponentType = (props: object) => unknown'
const globals = 'declare class URL { readonly href: string }'
const check = `
import type * as Section from './section'
import type * as Shell from './shell'
declare const table: Section.SiteRoute[]
export const taken: Shell.SiteRoute[] = table
`

/** The compiler is loaded on use, because it is not part of a packed site. */
type Compiler = typeof ts
const installedCompiler = () => createRequire(import.meta.url)('typescript') as Compiler

/**
 * Checks whether a shell accepts the route table of a section that was built with another version of the contract: the
 * compiler compares their types.
 * @returns Problems, and a note if there is no compiler.
 */
export function checkContract(
  section: Manifest,
  shell: Manifest,
  loadCompiler = installedCompiler,
): { problems: Problem[]; notes: string[] } {
  if (!section.contract || !shell.contract || section.contract === shell.contract)
    return { problems: [], notes: [] }
  const name = `${section.app} ${section.version}`
  const compiler = compilerIfInstalled(loadCompiler)
  if (!compiler) {
    const note = `${name} was built with another contract than the shell ${shell.version}. They were not compared, because TypeScript is not installed here; everything else was checked. To compare them, publish from a checkout of the repository.`
    return { problems: [], notes: [note] }
  }
  const problems = breakingChanges(compiler, section.contract, shell.contract).map((change): Problem => ({
    code: 'contract_broken',
    message: `${name} was built with another contract than the shell: ${change} Build the section with the contract of the shell, or publish both in one step.`,
  }))
  return { problems, notes: [] }
}

function compilerIfInstalled(load: () => Compiler): Compiler | undefined {
  try {
    return load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

function breakingChanges(compiler: Compiler, section: string, shell: string): string[] {
  const files = new Map(
    Object.entries({
      'section.ts': section,
      'shell.ts': shell,
      'check.ts': check,
      'globals.d.ts': globals,
      'react.ts': react,
    }),
  )
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2015.d.ts'],
    target: compiler.ScriptTarget.ES2022,
    baseUrl: '/',
    paths: { react: ['./react.ts'] },
  }
  const disk = compiler.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => '/',
    fileExists: (file) => files.has(file.replace(/^\//, '')) || disk.fileExists(file),
    readFile: (file) => files.get(file.replace(/^\//, '')) ?? disk.readFile(file),
    getSourceFile: (file, version) => {
      const text = files.get(file.replace(/^\//, ''))
      return text === undefined
        ? disk.getSourceFile(file, version)
        : compiler.createSourceFile(file, text, version)
    },
  }
  const program = compiler.createProgram(['/check.ts', '/globals.d.ts'], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile('/check.ts'))
    .map(({ messageText }) => lastLines(compiler.flattenDiagnosticMessageText(messageText, '\n')))
}

/** The compiler explains a difference from the outside to the inside; the last lines name the field. */
const lastLines = (text: string) =>
  text
    .split('\n')
    .slice(-2)
    .map((line) => line.trim())
    .join(' ')
