import { Notice } from '@virida/shared/site/ui/Notice'
import { enclosureWords } from './content'
import type { Enclosure } from './use-enclosure'

/** Says that the link brought a design or project, and whether its text is in the form. */
export function EnclosureNote({ enclosure: { kind, state } }: { enclosure: Enclosure }) {
  return (
    <Notice role="status" data-state={state}>
      <p>{enclosureWords[state](kind)}</p>
    </Notice>
  )
}
