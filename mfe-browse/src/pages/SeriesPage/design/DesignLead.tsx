import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { leadTo } from '../../../components/lead-to'
import { designContent as content } from './content'

/** Leads down to the configurator. */
export function DesignLead() {
  return (
    <ButtonLink href={`#${content.anchor}`} onClick={leadTo(content.anchor)}>
      {content.lead}
    </ButtonLink>
  )
}
