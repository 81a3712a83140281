import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { documentDataId } from '@virida/shared/platform/contract/public-settings'

/** What the endurance test compares of a document. */
export type PageText = {
  headings: string[]
  sections: { name: string; version: string }[]
  /** Script files with the integrity that the document names. */
  scripts: { url: string; integrity: string }[]
  /** Whether the error box is shown instead of the page. */
  hasFailed: boolean
  isComplete: boolean
}

const data = new RegExp(`<script type="application/json" id="${documentDataId}">([^<]*)</script>`)

export function readPage(html: string): PageText {
  const { composition, failure } = JSON.parse(data.exec(html)?.[1] ?? '{}') as Partial<DocumentData>
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  )
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)].map(
    ([, url = '', integrity = '']) => ({ url, integrity }),
  )
  return {
    headings,
    sections: composition?.sections ?? [],
    scripts,
    hasFailed: failure !== undefined,
    isComplete: html.trimEnd().endsWith('</html>'),
  }
}
