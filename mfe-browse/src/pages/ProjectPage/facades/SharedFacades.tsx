import { formatFeetSize } from '@virida/shared/products/facade/feet'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import { useId, useMemo } from 'react'
import { Panel } from '../panel/Panel'
import { jobFacades } from '../files/house-sheet/job-facades'
import { tagRows } from '../files/house-sheet/job-types'
import { facadesContent as content } from './content'
import { useWallScale } from './wall-scale'
import { OpeningOnWall, WallDrawing, wallBox, wallKey } from './WallDrawing'
import styles from './SharedFacades.module.css'

type Props = { facades: readonly Facade[]; described: readonly DescribedWindow[] }

/** The façades of a shared project, to look at. */
export function SharedFacades({ facades, described }: Props) {
  const rows = useMemo(() => tagRows(described), [described])
  return (
    <Panel id="shared-facades" title={content.title} isOpened={false}>
      {facades.map((facade) => (
        <SharedFacade key={facade.id} facade={facade} rows={rows} />
      ))}
    </Panel>
  )
}

function SharedFacade({ facade, rows }: { facade: Facade; rows: ReturnType<typeof tagRows> }) {
  const id = useId()
  const box = wallBox(facade)
  const { svg, scale } = useWallScale(box.width, box.height)
  const openings = useMemo(
    () => jobFacades([facade], rows, 1 / scale)[0]?.openings ?? [],
    [facade, rows, scale],
  )
  const tags = openings.map(({ tag }) => tag).join(', ')
  return (
    <figure className={styles.Figure}>
      <svg
        ref={svg}
        className={styles.Wall}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="img"
        aria-label={[content.wall(facade.name, openings.length), tags].filter(Boolean).join(': ')}
        focusable="false"
      >
        <WallDrawing facade={facade} scale={scale} id={id}>
          {openings.map((opening) => (
            <OpeningOnWall key={wallKey(opening)} {...{ facade, opening, scale, id }} />
          ))}
        </WallDrawing>
      </svg>
      <figcaption className={styles.Caption}>
        {facade.name}, {formatFeetSize(facade.width, facade.height)}
      </figcaption>
    </figure>
  )
}
