import { doorStyles, windowStyles } from '@virida/shared/products/catalogue/listing/menu'
import { Container } from '@virida/shared/site/ui/Container'
import type { BrowseType, HeaderType } from '../../content/mega-menu'
import { BrowseColumn } from './BrowseColumn'
import styles from './MegaContent.module.css'
import { MenuCards } from './MenuCards'
import { SidePicture } from './SidePicture'
import { StyleGrid } from './StyleGrid'

type Props = {
  header: HeaderType
  browse: BrowseType
  onBrowse: (browse: BrowseType) => void
}

/** Content of a panel: the choice of how to browse, and next to it the styles with a picture, or cards. */
export function MegaContent({ header, browse, onBrowse }: Props) {
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
