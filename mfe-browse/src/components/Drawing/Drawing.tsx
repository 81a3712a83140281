import type { Scene } from '@virida/shared/drawing'
import { DrawingView } from '@virida/shared/drawing/react/DrawingView'
import { useId } from 'react'

export type DrawingProps = {
  scene: Scene
  /** What is drawn; left out where the words beside it say so. */
  title?: string
  className?: string
}

/** A drawing of the library with an id of its own on the page. */
export function Drawing({ scene, title, className }: DrawingProps) {
  const id = useId()
  return <DrawingView scene={scene} id={id} title={title} className={className} />
}
