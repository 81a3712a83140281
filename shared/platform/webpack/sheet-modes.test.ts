import path from 'node:path'
import { root } from '../paths'
import { defineApp } from './define-app'

type CssLoader = { options?: { modules?: { mode: (file: string) => string } } }

/** The mode in which an app's build reads the classes of a style sheet. */
function modeOf(app: string, file: string) {
  const rules = defineApp(path.join(root, app)).flatMap((config) => config.module?.rules ?? [])
  const loaders = rules.flatMap((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use) ? (rule.use as CssLoader[]) : [],
  )
  return loaders.find(({ options }) => options?.modules)?.options?.modules?.mode(path.join(root, file))
}

it.each([
  ['shell', 'shell/src/layout/MobileMenu/MobileMenu.module.css', 'local'],
  ['shell', 'shared/site/ui/Button/Button.module.css', 'local'],
  ['mfe-browse', 'mfe-browse/src/components/Carousel/Carousel.module.css', 'pure'],
  ['mfe-browse', 'shared/site/ui/Button/Button.module.css', 'pure'],
  ['e2e/bench/loads/monolith', 'shell/src/layout/MobileMenu/MobileMenu.module.css', 'local'],
  ['e2e/bench/loads/monolith', 'mfe-browse/src/components/Carousel/Carousel.module.css', 'pure'],
])('the build of %s reads %s in the mode %s', (app, file, mode) => {
  expect(modeOf(app, file)).toBe(mode)
})
