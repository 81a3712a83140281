/** @jest-environment node */
import path from 'node:path'
import { build } from 'esbuild'

/** The style sheets that modules of this page import, without what they load on use. */
async function sheetsOf(...modules: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: modules.map((name) => path.join(__dirname, name)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: __dirname,
    format: 'esm',
    external: ['react', 'react-router-dom', 'pdfkit', '*.avif', '*.webp', '*.jpg'],
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'leave out what is loaded on use',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path: request }) =>
            kind === 'dynamic-import' ? { path: request, external: true } : undefined,
          ),
      },
    ],
  })
  return Object.keys(metafile.inputs).filter((name) => name.endsWith('.css'))
}

it('loads the style sheets of the late parts with the page, because the first document shows these parts', async () => {
  const ofPage = await sheetsOf('page.ts')
  const ofParts = await sheetsOf('design/DesignBand.tsx', 'tabs/late-panels.ts')
  expect(ofParts.length).toBeGreaterThan(10)
  expect(ofParts.filter((sheet) => !ofPage.includes(sheet))).toEqual([])
})
