import { formatInches } from '@virida/shared/products/catalogue/dimension'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { placeContent } from './content'

type Props = { window: ProjectWindow; className?: string | undefined }

/** The mark and the room of a row as text and, for a sleeping room, what the egress check needs. */
export function PlaceText({ window: { mark, room, sleeping, grade, sill }, className }: Props) {
  const { printed } = placeContent
  const parts = [
    printed.sleeping,
    ...(grade ? [printed.grade] : []),
    ...(sill === undefined ? [] : [printed.sill(formatInches(sill))]),
  ]
  return (
    <div className={className}>
      {mark && <strong>{mark} </strong>}
      {room}
      {sleeping && <small>{parts.join(', ')}</small>}
    </div>
  )
}
