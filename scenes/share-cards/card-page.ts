import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../../shared/site/brand'
import { escapeHtml } from '../../shared/platform/escape-html'
import { root } from '../../shared/platform/paths'
import { shareSize } from '../../shared/platform/contract/share-picture'
import type { ShareCard } from './cards'

const tokens = readFileSync(path.join(root, 'shared/site/styles/tokens.css'), 'utf8')
const font = readFileSync(path.join(root, 'shared/site/styles/fonts/instrument-sans.woff2')).toString(
  'base64',
)

const styles = `
@font-face { font-family: 'Instrument Sans Variable'; font-weight: 400 700; font-stretch: 75% 100%; src: url(data:font/woff2;base64,${font}) }
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template-columns: 560px 1fr; width: ${shareSize.width}px; height: ${shareSize.height}px; font: 500 31px/1.35 var(--font); color: var(--ink); background: var(--paper) }
.words { display: flex; flex-direction: column; padding: 52px 40px 50px 56px; border-top: 14px solid var(--pine-900) }
.logo { display: flex; gap: 16px; align-items: center; margin-bottom: auto; font-size: 30px; font-weight: 600; letter-spacing: -.02em; color: var(--pine-800) }
.logo small { font-size: inherit; font-weight: 400; font-stretch: var(--narrow); letter-spacing: 0; color: var(--ink-soft) }
.label { font-size: 28px; font-weight: 600; font-stretch: var(--narrow); color: var(--moss-600) }
h1 { margin: 10px 0 22px; font-size: 74px; font-weight: 600; line-height: 1.02; letter-spacing: -.035em; text-wrap: balance }
.whole { white-space: nowrap }
p { color: var(--ink-soft) }
.pane { position: relative; border-left: 2px solid var(--stone-400); background: var(--white) }
.pane img { width: 100%; height: 100%; object-fit: cover }
.pane[data-fit=whole] img { object-fit: contain; transform: scale(1.12) }
.pane { overflow: hidden }
`

const mark = `<svg width="44" height="44" viewBox="0 0 38 38" fill="none"><path fill="var(--moss-500)" d="M3 35c0-10 5-15 15-15.5 0 10.5-5 15.5-15 15.5Z"/><path stroke="var(--pine-800)" stroke-width="2" d="M19 3v32M3 19h32"/><rect stroke="var(--pine-800)" x="1.5" y="1.5" width="35" height="35" rx="2" stroke-width="3"/></svg>`

/** Keeps names with a hyphen, such as Multi-Slide, on one line. */
const wholeWords = (html: string) => html.replace(/\b\w+-\w+/g, '<span class="whole">$&</span>')

/**
 * Returns one card as an HTML document: words on the left, the picture on the right, in the look of the site.
 * @param picture The picture as a data URL.
 */
export function cardPage({ label, title, facts, fit }: ShareCard, picture: string): string {
  const trade = brand.fullName.replace(brand.name, '').trim()
  return `<!doctype html><style>${tokens}${styles}</style><body>
<div class="words"><div class="logo">${mark}<span>${brand.name} <small>${escapeHtml(trade)}</small></span></div>
${label ? `<div class="label">${escapeHtml(label)}</div>` : ''}<h1>${wholeWords(escapeHtml(title))}</h1>
${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('')}</div>
<div class="pane" data-fit="${fit}"><img src="${picture}"></div>`
}
