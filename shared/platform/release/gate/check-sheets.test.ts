import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSheets } from './check-sheets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheets-'))
  mkdirSync(path.join(folder, 'client'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the gate says about a section, or the shell, with this style sheet. */
async function messagesOf(css: string, app = 'mfe-locator') {
  writeFileSync(path.join(folder, 'client', 'page.css'), css)
  const manifest = { app, version: '1.0.0', files: { 'page.css': {}, 'page.mjs': {} } }
  const problems = await checkSheets(folder, manifest as never)
  return problems.map(({ message }) => message)
}

it.each([
  ['a class of the section', '.loMap{color:red}'],
  ['a state of the document around a class', 'html[data-alive] .loMap:is(:hover,.loOpen)>p{color:red}'],
  ['the document while it has a class', 'body:has(.loMap){overflow:hidden}'],
  ['lists of classes', ':is(.loMap,.loList:not(p)) a:where(:hover,:focus){color:red}'],
  ['a scope of its own, and named pages of print', '@scope (.loMap){p{color:red}}@page schedule{margin:0}'],
  ['rules in layers and media', '@layer section{@media (width>=9px){.loMap,.loMap p{color:red}}}'],
  [
    'rules inside of another rule',
    '.loMap{& p{color:red}&:not(:last-child) a:not(:is(b)) &{color:red}@media print{body &{color:red}}}',
  ],
  ['a scope within a rule', '.loMap{@scope (& ul) to (a){p{color:red}}@scope (.loList){p{color:red}}}'],
  [
    'animations of its own in a scope',
    '@scope (.loMap){@keyframes loSpin{from{rotate:0}}:not(p){color:red}}',
  ],
  [
    'lists within a rule',
    '.loMap{:is(&,.loList) p{color:red}body:has(&,.loList){color:red}:is(a,b){color:red}}',
  ],
  ['a scope that ends at others', '@scope (.loMap) to (p){a{color:red}}'],
  [
    'animations and fonts',
    '@keyframes loSpin{from{rotate:0}50%{rotate:9deg}}@font-face{font-family:"loDigits";src:url(a)}',
  ],
])('accepts %s', async (_, css) => {
  expect(await messagesOf(css)).toEqual([])
})

it.each([
  ['body{overflow:hidden}', '"body"'],
  [':root{--ink:red}', '":root"'],
  ['.loMap,h1 b{color:red}', '"h1 b"'],
  ['@media (width>=9px){@layer section{[data-open]{color:red}}}', '"[data-open]"'],
  ['body:not(.loMap){color:red}', '"body:not(.loMap)"'],
  [':is(.loMap,body){color:red}', '":is(.loMap,body)"'],
  ['@property --ink{syntax:"*";inherits:true}', '"@property --ink"'],
  ['@import "a.css";', `"@import "a.css""`],
  ['@page{margin:0}', '"@page"'],
  ['@scope (main){p{color:red}}', '"p"'],
  ['@scope (main) to (.loMap){p{color:red}}', '"p"'],
  ['@IMPORT "a.css";', `"@IMPORT "a.css""`],
  ['@Page{margin:0}', '"@Page"'],
  ['.loMap{p:not(&){color:red}}', '"p:not(&)"'],
  ['.loMap{p:not(:is(a),&){color:red}}', '"p:not(:is(a),&)"'],
  ['.loMap{body p:NOT(&){color:red}}', '"body p:NOT(&)"'],
  ['.loMap{@scope (:not(&)){p{color:red}}}', '"@scope (:not(&))"'],
  ['.loMap{@scope (main){p{color:red}}}', '"@scope (main)"'],
  ['@scope (main,.loMap){p{color:red}}', '"p"'],
  ['@scope (main:not(.loMap)) to (p){a{color:red}}', '"a"'],
  ['.loMap{@scope (main) to (& p){p{color:red}}}', '"@scope (main) to (& p)"'],
  ['.loMap{@scope (& ul,main){p{color:red}}}', '"@scope (& ul,main)"'],
  ['@keyframes spin{from{rotate:0}}', '"@keyframes spin"'],
  ['.loMap{:is(&,body){overflow:hidden}}', '":is(&,body)"'],
  ['.loMap{:where(body,&) p{color:red}}', '":where(body,&) p"'],
  ['.loMap{a{html:is(:has(&),*){color:red}}}', '"html:is(:has(&),*)"'],
  ['.loMap{:not([x=")"],&){color:red}}', `":not([x=")"],&)"`],
  ['body:not([x="(.loMap"]){color:red}', `"body:not([x="(.loMap"])"`],
  ['[x=".loMap"]{color:red}', `"[x=".loMap"]"`],
  ['.x\\.loMap{color:red}', '".x\\.loMap"'],
  ['@scope (.loMap){@property --ink{syntax:"*";inherits:true}}', '"@property --ink"'],
  ['@scope (.loMap){@media print{@keyframes spin{from{rotate:0}}}}', '"@keyframes spin"'],
  ['@scope ([x=")"],.loMap){p{color:red}}', '"p"'],
  ['@counter-style brSteps{symbols:a}', '"@counter-style brSteps"'],
  [`${':is('.repeat(600)}.loMap${')'.repeat(600)}{color:red}`, `"${':is('.repeat(25)}"`],
  ['.brMap{color:red}', '".brMap"'],
  ['html{.loMap{color:red}}', '"html"'],
  [
    `@font-face{font-family:'Instrument Sans Variable';font-weight:800;src:url(a)}`,
    '"@font-face Instrument Sans Variable"',
  ],
  [`@media print{@FONT-FACE{Font-Family:loA;font-family:Arial}}`, '"@FONT-FACE loA Arial"'],
])('refuses %s, because it changes pages of other sections', async (css, selector) => {
  expect(await messagesOf(css)).toEqual([
    `mfe-locator 1.0.0: page.css would change pages of other sections, because these rules have no class of the section: ${selector}. Write them in a CSS module, with a class in each selector, and begin the names of fonts with \`lo\`.`,
  ])
})

it('names at most five selectors', async () => {
  const [message] = await messagesOf('a{}b{}p{}q{}s{}u{}')
  expect(message).toContain('"a", "b", "p", "q", "s". Write')
})

it('refuses a sheet that cannot be read, with the line', async () => {
  expect(await messagesOf('.loMap{}\n.loMap{')).toEqual([
    'mfe-locator 1.0.0: page.css cannot be read: Unclosed block in line 2. Build the release again.',
  ])
})

it('lets the shell style every page', async () => {
  expect(await messagesOf('body{margin:0}', 'shell')).toEqual([])
})

it('reads deep nesting in time', async () => {
  const before = process.cpuUsage()
  await messagesOf(`${'@layer a{'.repeat(500)}.loMap{}${'}'.repeat(500)}${'.loMap{a{}}'.repeat(20_000)}`)
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
})
