import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needPrograms } from './debian-packages.mjs'

// Debian's Python: another one on the machine does not see Debian's modules.
const python = '/usr/bin/python3'
const library = '/usr/lib/python3/dist-packages/ezdxf'

/** Timeout of a test that audits many files, in ms: 5 s of work, on a machine with other work. */
export const auditTimeout = 120_000

const script = `
import sys, ezdxf
for name in sys.argv[1:]:
    try:
        document = ezdxf.readfile(name)
        found = document.audit()
        for entry in [*found.errors, *found.fixes]:
            print(f"{name}: {entry.message}")
        if len(document.modelspace()) == 0:
            print(f"{name}: it is empty")
    except Exception as error:
        print(f"{name}: {error}")
`

/**
 * Reads DXF files with ezdxf, a library for CAD files, and audits them.
 * @param files The text of each file by a name without folders.
 * @returns What ezdxf calls an error, and what it would fix: `a.dxf: Invalid layer name`.
 */
export function auditDxf(files: Record<string, string>): string[] {
  needPrograms([python, library], ['python3-ezdxf'])
  const folder = mkdtempSync(path.join(tmpdir(), 'dxf-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const options = { cwd: folder, encoding: 'utf8' } as const
    const output = execFileSync(python, ['-c', script, ...Object.keys(files)], options)
    return output.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
