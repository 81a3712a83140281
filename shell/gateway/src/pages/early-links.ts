import { addressOf, type DocumentFiles } from './document-files'

/**
 * The links of early hints for a document. They include the main script and the modules, which the document requests later: hints are
 * sent while the page is rendered, when the line is idle.
 * @param linksSheets Whether the browser will also load the style sheets. Otherwise the document contains them, or they
 *   are in the browser's cache.
 */
export const earlyLinks = (
  { fonts, script, modules, sheets }: DocumentFiles,
  linksSheets: boolean,
): string[] => [
  ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`),
  ...(linksSheets ? sheets.map((file) => `<${addressOf(file)}>; rel=preload; as=style`) : []),
  ...[script, ...modules].map((file) => `<${addressOf(file)}>; rel=modulepreload`),
]
