import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  title: string
  language: string | null
  isTagged: boolean
  pages: { text: string; figures: number }[]
}

type Node = { role?: string; alt?: string; children?: Node[] }

const figuresIn = ({ role, alt, children = [] }: Node): number =>
  (role === 'Figure' && alt ? 1 : 0) + children.reduce((sum, child) => sum + figuresIn(child), 0)

/** Reads a PDF with pdfjs. Rejects when it is not a valid PDF. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  try {
    const document = await task.promise
    const { info } = await document.getMetadata()
    const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null
    const pages = []
    for (let at = 1; at <= document.numPages; at += 1) {
      const page = await document.getPage(at)
      const { items } = await page.getTextContent()
      const tree = (await page.getStructTree()) as Node | null
      pages.push({
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        figures: tree ? figuresIn(tree) : 0,
      })
    }
    const { Title = '', Language = null } = info as { Title?: string; Language?: string | null }
    return { title: Title, language: Language, isTagged: mark?.Marked === true, pages }
  } finally {
    await task.destroy()
  }
}
