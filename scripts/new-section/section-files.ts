import type { NewSection } from './check-section'
import { pageNames } from './page-names'

/** The sources of a section with one page: texts by their paths in the section's folder. */
export function sectionFiles({ address }: NewSection): Record<string, string> {
  const { title, component, content, chunk } = pageNames(address)
  const folder = `src/pages/${component}`
  return {
    'webpack.config.mjs': `
      import { defineApp } from '@virida/shared/platform/webpack/define-app'
      export default defineApp(import.meta.dirname)
    `,
    'src/addresses.ts': `export const ${content}Address = '${address}'`,
    'src/routes.tsx': `
      import type { SiteRoute } from '@virida/shared/platform/contract'
      import { ${content}Address } from './addresses'

      const routes: SiteRoute[] = [
        {
          path: ${content}Address,
          chunk: '${chunk}',
          load: () => import(/* webpackChunkName: "${chunk}" */ './pages/${component}/page'),
        },
      ]

      export default routes
    `,
    [`${folder}/page.ts`]: `
      import type { SitePage } from '@virida/shared/platform/contract'
      import { headOf } from '@virida/shared/site/structured-data/head-of'
      import { ${content}Head } from './content'
      import { ${component} } from './${component}'

      export const page: SitePage = { Page: ${component}, head: headOf(${content}Head) }
    `,
    [`${folder}/content.ts`]: `
      import { brand } from '@virida/shared/site/brand'
      import { homeCrumbs } from '@virida/shared/site/crumbs'
      import { ${content}Address } from '../../addresses'

      const title = '${title}'
      const crumbs = homeCrumbs({ label: title, href: ${content}Address })

      export const ${content}Content = {
        crumbs,
        title,
        intro: \`\${title} at \${brand.name}.\`,
        parts: [{ title: 'Overview', paragraphs: ['Write here what visitors want to know first.'] }],
      }

      export const ${content}Head = { title, description: ${content}Content.intro, crumbs }
    `,
    [`${folder}/${component}.tsx`]: `
      import { PageHead } from '@virida/shared/site/ui/PageHead'
      import { Section } from '@virida/shared/site/ui/Section'
      import { ${content}Content as content } from './content'
      import styles from './${component}.module.css'

      /** What the page is about, then its parts. */
      export function ${component}() {
        return (
          <>
            <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
            {content.parts.map(({ title, paragraphs }) => (
              <Section key={title} title={title} width="text" space="medium">
                <div className={styles.Paragraphs}>
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </Section>
            ))}
          </>
        )
      }
    `,
    [`${folder}/${component}.module.css`]: `
      @layer section {
        .Paragraphs {
          display: grid;
          gap: var(--space-4);
        }
      }
    `,
    [`${folder}/${component}.test.tsx`]: `
      import { render, screen } from '@testing-library/react'
      import { axe } from 'jest-axe'
      import { MemoryRouter } from 'react-router-dom'
      import { ${component} } from './${component}'
      import { ${content}Content } from './content'

      const show = () =>
        render(
          <MemoryRouter>
            <${component} />
          </MemoryRouter>,
        )

      it('has one heading for the page and one for each part', () => {
        show()
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${content}Content.title)
        expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
          ${content}Content.parts.map(({ title }) => title),
        )
      })

      it('has no accessibility violation', async () => {
        const { container } = show()
        expect((await axe(container)).violations).toEqual([])
      })
    `,
  }
}
