import { useSearchParams } from '@virida/shared/router'
import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { Link } from '@virida/shared/ui/Link'
import { ProjectPill } from '../../project/ProjectPill'
import { AllPictures } from './AllPictures'
import { galleryContent } from './content'
import styles from './GalleryPage.module.css'
import { asksForAll } from './list-query'
import { ProjectList } from './ProjectList'

/** The gallery as five projects or, when it is asked for, as one wall of all their pictures. */
export function GalleryPage() {
  const [query] = useSearchParams()
  const showsAll = asksForAll(query)
  const { views } = galleryContent
  return (
    <Container className={styles.Page}>
      <Breadcrumbs items={[galleryContent.home, galleryContent.crumb]} />
      <div className={styles.Head}>
        <h1 className={styles.Title}>{galleryContent.title}</h1>
        <p className={styles.Intro}>{galleryContent.intro}</p>
      </div>
      <nav aria-label={views.label} className={styles.Views}>
        {[
          { label: views.projects, href: '/gallery', isShown: !showsAll },
          { label: views.all, href: '/gallery?pictures=all', isShown: showsAll },
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
      {showsAll ? <AllPictures query={query} /> : <ProjectList />}
      <p className={styles.Note}>{galleryContent.note}</p>
      <ProjectPill />
    </Container>
  )
}
