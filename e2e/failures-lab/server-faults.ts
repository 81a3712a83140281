export type ServerFault = {
  name: string
  /** Code of the section's server file, before its route table. */
  atStart?: string
  /** Number of sections that the site has besides the usual four. With many, several share a process. */
  others?: number
  /** Code that runs when the page is rendered. It may return the text of the page. */
  atRender?: string
}

/** What a section's server code can do wrong. */
export const serverFaults: ServerFault[] = [
  { name: 'a promise that nobody handles', atRender: `void Promise.reject(new Error('lost'))` },
  { name: 'an error in a timer', atRender: `setTimeout(() => { throw new Error('late') })` },
  {
    name: 'a changed `toJSON` of all objects',
    atStart: 'Object.prototype.toJSON = () => null',
    atRender: `throw new Error('x')`,
  },
  { name: '`process.exit`', atRender: 'process.exit(1)' },
  { name: 'an endless loop', atRender: 'for (;;) continue' },
  { name: 'an endless loop at the start', atStart: 'for (;;) continue' },
  {
    name: 'a leak of 8 MB for each page',
    atStart: 'const kept = []',
    atRender: 'kept.push(Array.from({ length: 1e6 }, (_, i) => i + 0.5))',
  },
  {
    name: 'buffers without end, outside of the heap',
    atRender: 'for (const kept = [];;) kept.push(Buffer.alloc(1e8, 1))',
  },
  {
    name: 'a changed `Array.prototype`',
    atStart: `Array.prototype.map = () => { throw new Error('changed') }`,
  },
  {
    name: 'a changed `Array.prototype` on a site with 20 sections',
    others: 16,
    atStart: `Array.prototype.map = () => { throw new Error('changed') }`,
  },
  {
    name: 'an endless loop after the answer',
    atRender: 'setTimeout(() => { for (;;) continue }, 50)',
  },
  {
    name: "a changed `useState` of the shell's React",
    atStart: `require('react').useState = () => { throw new Error('changed') }`,
  },
  {
    name: '`getBuiltinModule` for the file system',
    atRender: `return process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')`,
  },
  { name: 'the environment on the page', atRender: 'return JSON.stringify(process.env)' },
]
