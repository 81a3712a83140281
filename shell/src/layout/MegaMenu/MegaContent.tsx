import { doorStyles, windowStyles } from '@virida/shared/catalogue/menu'
import { Container } from '@virida/shared/ui/Container'
import { BrowseColumn } from './BrowseColumn'
import type { BrowseType, HeaderType } from './mega-menu-state'
import styles from './MegaContent.module.css'
import { MenuCards } from './MenuCards'
import { SidePicture } from './SidePicture'
import { StyleGrid } from './StyleGrid'

export type MegaContentProps = {
  header: HeaderType
  browse: BrowseType
  onBrowse: (browse: BrowseType) => void
}

/** What a panel shows: on the left how to browse, beside it the styles with a picture, or cards. */
export function MegaContent({ header, browse, onBrowse }: MegaContentProps) {
  const showsStyles = header !== 'for_pros' && browse === 'operating_styles'
  return (
    <Container className={styles.Content}>
      <BrowseColumn header={header} browse={browse} onBrowse={onBrowse} />
      {showsStyles ? (
        <>
          <StyleGrid entries={header === 'doors' ? doorStyles : windowStyles} />
          <SidePicture header={header} />
        </>
      ) : (
        <MenuCards browse={browse} />
      )}
    </Container>
  )
}
