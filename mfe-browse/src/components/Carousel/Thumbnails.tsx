import { showFocused } from '@virida/shared/site/show-focused'
import { carouselContent } from './content'
import type { Slide } from './slide'
import styles from './Thumbnails.module.css'

type Props = { slides: readonly Slide[]; at: number; onChoose: (index: number) => void }

export function Thumbnails({ slides, at, onChoose }: Props) {
  return (
    <ul role="list" className={styles.Thumbnails} aria-label={carouselContent.choose} onFocus={showFocused}>
      {slides.map(({ key, label, thumbnail }, index) => (
        <li key={key} className={styles.Item}>
          <button
            type="button"
            className={styles.Thumbnail}
            aria-label={carouselContent.show(index + 1, label)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {thumbnail}
          </button>
        </li>
      ))}
    </ul>
  )
}
