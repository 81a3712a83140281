import { Notice } from '@virida/shared/ui/Notice'
import { enclosureWords } from './enclosure-words'
import type { Enclosure } from './use-enclosure'

/** Says that something came along with the link, and where it stands now. */
export function EnclosureNote({ enclosure: { kind, state } }: { enclosure: Enclosure }) {
  return (
    <Notice role="status" data-state={state}>
      <p>{enclosureWords[state](kind)}</p>
    </Notice>
  )
}
