import type { Manifest } from '@virida/shared/platform/release/manifest'
import { earlyLinks } from './early-links'

const manifest = { app: 'shell', version: '1.0.0' } as Manifest
const files = {
  fonts: ['/r/shell/media/text.1.woff2'],
  script: { manifest, file: 'main.1.mjs' },
  modules: [{ manifest, file: 'react.1.mjs' }],
  sheets: [{ manifest, file: 'main.1.css' }],
}

it('names fonts, style sheets and scripts with what a browser needs to request them as the document does', () => {
  expect(earlyLinks(files, true)).toEqual([
    '</r/shell/media/text.1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous',
    '</r/shell/1.0.0/main.1.css>; rel=preload; as=style',
    '</r/shell/1.0.0/main.1.mjs>; rel=modulepreload',
    '</r/shell/1.0.0/react.1.mjs>; rel=modulepreload',
  ])
})

it('names no style sheets that the document contains', () => {
  expect(earlyLinks(files, false).filter((link) => link.includes('.css'))).toEqual([])
})
