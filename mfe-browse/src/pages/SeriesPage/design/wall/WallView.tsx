import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { drawInWall, type WallInput } from '@virida/shared/products/drawing/wall/draw-in-wall'
import {
  claddings,
  daylights,
  type Cladding,
  type Daylight,
} from '@virida/shared/products/drawing/wall/walls'
import { Segments } from '@virida/shared/site/ui/Segments'
import { useMemo, useState } from 'react'
import { wallContent as content } from '../content'
import styles from './WallView.module.css'

type Props = {
  /** Keep the same object between renders, so that it is drawn once. */
  input: DrawingInput
  finish: WallInput['finish']
  title: string
}

const claddingChoices = claddings.map((value) => ({ value, label: content.claddings[value] }))
const lightChoices = daylights.map((value) => ({ value, label: content.lights[value] }))

/** The product in a wall beside a person, with a choice of walls and of the time of day. */
export function WallView({ input, finish, title }: Props) {
  const [cladding, setCladding] = useState<Cladding>('stucco')
  const [light, setLight] = useState<Daylight>('day')
  const drawing = useMemo(
    () => drawInWall({ ...input, finish, cladding, light }),
    [input, finish, cladding, light],
  )
  return (
    <>
      <DrawingView
        drawing={drawing}
        className={styles.Wall}
        title={content.title(title, content.claddings[cladding], content.lights[light])}
      />
      <div className={styles.Choices}>
        <Segments label={content.wall} options={claddingChoices} value={cladding} onChange={setCladding} />
        <Segments label={content.light} options={lightChoices} value={light} onChange={setLight} />
      </div>
    </>
  )
}
