import path from 'node:path'
import type { RuleSetRule } from 'webpack'
import { root } from '../paths'
import { firstPicture } from './first-picture'
import { moduleRules } from './module-rules'
import { pictureFiles } from './picture-files'

type CssLoader = { options?: { modules?: { mode: (file: string) => string } } }

/** The mode in which an app's build reads the classes of a style sheet. */
function modeOf(app: string, file: string) {
  const loaders = moduleRules(app, false).flatMap(({ use }) =>
    Array.isArray(use) ? (use as CssLoader[]) : [],
  )
  return loaders.find(({ options }) => options?.modules)?.options?.modules?.mode(path.join(root, file))
}

it.each([
  ['shell', 'shell/src/layout/MobileMenu/MobileMenu.module.css', 'local'],
  ['shell', 'shared/site/ui/Button/Button.module.css', 'local'],
  ['mfe-browse', 'mfe-browse/src/components/Carousel/Carousel.module.css', 'pure'],
  ['mfe-browse', 'shared/site/ui/Button/Button.module.css', 'pure'],
  ['monolith', 'shell/src/layout/MobileMenu/MobileMenu.module.css', 'local'],
  ['monolith', 'mfe-browse/src/components/Carousel/Carousel.module.css', 'pure'],
])('the build of %s reads %s in the mode %s', (app, file, mode) => {
  expect(modeOf(app, file)).toBe(mode)
})

const matches = (condition: RuleSetRule['test'], text: string) =>
  condition instanceof RegExp && condition.test(text)

it.each([
  ['?first', firstPicture],
  ['?files', pictureFiles],
  ['', undefined],
])('reads a picture set with the query "%s" in its own way', (query, parse) => {
  const rule = moduleRules('mfe-browse', false).find(
    ({ test, resourceQuery }) => matches(test, '/pictures/home.json') && matches(resourceQuery, query),
  )
  expect(rule?.parser?.parse).toBe(parse)
})
