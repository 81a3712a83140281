import { useSearchParams } from '@virida/shared/router'
import { galleryPath } from '@virida/shared/site/addresses/pages'
import { Container } from '@virida/shared/site/ui/Container'
import { Link } from '@virida/shared/site/ui/Link'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { AllPictures } from './list/AllPictures'
import { galleryContent } from './content'
import styles from './GalleryPage.module.css'
import { asksForAll } from './list/list-query'
import { CategoryList } from './list/CategoryList'

/** The gallery: a list of its categories, or all their pictures if the URL asks for them. */
export function GalleryPage() {
  const [query] = useSearchParams()
  const showsAll = asksForAll(query)
  const { views } = galleryContent
  return (
    <>
      <PageHead
        crumbs={homeCrumbs(galleryContent.crumb)}
        title={galleryContent.title}
        intro={
          <>
            <p>{galleryContent.intro}</p>
            <p className={styles.Note}>{galleryContent.note}</p>
          </>
        }
        low
      />
      <Container className={styles.Page}>
        <nav aria-label={views.label} className={styles.Views}>
          {[
            { label: views.categories, href: galleryPath, isShown: !showsAll },
            { label: views.all, href: `${galleryPath}?pictures=all`, isShown: showsAll },
          ].map(({ label, href, isShown }) => (
            <Link
              key={href}
              variant="plain"
              href={href}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
              className={styles.View}
            >
              {label}
            </Link>
          ))}
        </nav>
        {showsAll ? <AllPictures query={query} /> : <CategoryList />}
      </Container>
    </>
  )
}
