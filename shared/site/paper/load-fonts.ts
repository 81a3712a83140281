import type { FontName } from './fonts'

const urls: Readonly<Record<FontName, URL>> = {
  regular: new URL(
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
    import.meta.url,
  ),
  strong: new URL('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff', import.meta.url),
}

/** Loads the typeface of PDFs in a browser. Rejects when a file cannot be loaded. */
export async function loadFonts(): Promise<Record<FontName, Uint8Array>> {
  const load = async (url: URL) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`Cannot load ${url.pathname}: status ${response.status}. Try again.`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const [regular, strong] = await Promise.all([load(urls.regular), load(urls.strong)])
  return { regular, strong }
}
