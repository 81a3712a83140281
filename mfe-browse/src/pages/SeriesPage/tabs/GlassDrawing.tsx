import { draw } from '@virida/shared/drawing'
import type { GlassKind } from '@virida/shared/drawing'
import { Drawing } from '../../../components/Drawing/Drawing'

type Props = { kind: GlassKind; title?: string; className?: string }

/** A small fixed window, 30 in square, with the glass in it. */
export function GlassDrawing({ kind, title, className }: Props) {
  return (
    <Drawing
      scene={draw({ style: 'picture', width: 30, height: 30, glass: kind })}
      title={title}
      className={className}
    />
  )
}
