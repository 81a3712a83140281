import { unzipSync } from 'fflate'
import { readPdf } from './read-pdf'

const largestPdfBytes = 300 * 1024

/** Checks a file by the rules of its type. @returns Its problems; empty when it is valid. */
export async function problemsIn(file: string, content: Uint8Array): Promise<string[]> {
  if (content.length === 0) return ['it is empty']
  switch (file.split('.').at(-1)) {
    case 'pdf':
      return pdfProblems(content)
    case 'dxf':
      return dxfProblems(text(content))
    case 'svg':
      return svgProblems(text(content))
    case 'zip':
      return zipProblems(content)
    default:
      return ['no resource has a file of this kind']
  }
}

const text = (content: Uint8Array) => new TextDecoder().decode(content)

async function pdfProblems(content: Uint8Array): Promise<string[]> {
  const problems: string[] = []
  if (content.length >= largestPdfBytes)
    problems.push(`it has ${Math.ceil(content.length / 1024)} KB, the limit is 300 KB`)
  try {
    const { title, language, isTagged, pages } = await readPdf(content)
    if (!title) problems.push('it has no title')
    if (language !== 'en-US') problems.push('it does not state its language')
    if (!isTagged) problems.push('it is not tagged')
    pages.forEach((page, at) => {
      if (page.text.length < 40) problems.push(`page ${at + 1} has no text to select`)
      if (page.figures === 0) problems.push(`page ${at + 1} has no drawing with an alternative text`)
    })
  } catch (error) {
    problems.push(`pdfjs cannot read it: ${(error as Error).message}`)
  }
  return problems
}

/** Checks a DXF file: pairs of group code and value, closed sections, at least one entity, no missing number. */
function dxfProblems(content: string): string[] {
  const lines = content.trimEnd().split('\n')
  const problems: string[] = []
  if (lines.length % 2 !== 0) problems.push('a group code has no value')
  if (lines.some((line, at) => at % 2 === 0 && !/^\s*\d+$/.test(line)))
    problems.push('a group code is no number')
  const values = lines.filter((_, at) => at % 2 === 1)
  const count = (value: string) => values.filter((one) => one === value).length
  if (values.at(-1) !== 'EOF') problems.push('it does not end')
  if (count('SECTION') !== count('ENDSEC')) problems.push('a section does not end')
  if (!values.includes('ENTITIES') || count('LINE') + count('POLYLINE') === 0)
    problems.push('nothing is drawn')
  if (values.some((value) => value === 'NaN' || value === 'undefined')) problems.push('a value is no number')
  return problems
}

/** Checks an SVG file: every tag is closed in order, something is drawn, no number is missing. */
function svgProblems(content: string): string[] {
  const open: string[] = []
  for (const [, closes, name, alone] of content.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closes) {
      if (open.pop() !== name) return [`</${name}> closes what is not open`]
    } else if (!alone && name) open.push(name)
  }
  return [
    ...(open.length > 0 ? [`<${open.join('>, <')}> does not close`] : []),
    ...(content.startsWith('<svg') && content.includes('<path') ? [] : ['nothing is drawn']),
    ...(/NaN|undefined/.test(content) ? ['a value is no number'] : []),
  ]
}

function zipProblems(content: Uint8Array): string[] {
  try {
    const files = Object.entries(unzipSync(content))
    if (files.length === 0) return ['nothing is in it']
    return files.flatMap(([name, file]) => (file.length === 0 ? [`${name} in it is empty`] : []))
  } catch (error) {
    return [`it cannot be unpacked: ${(error as Error).message}`]
  }
}
