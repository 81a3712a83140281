import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { Router } from './warm-page'

/** The section and route that show a page; undefined if the shell shows it. */
export const ownerOf = ({ matches }: Pick<Router['state'], 'matches'>) =>
  matches.at(-1)?.route.handle as PageOwner | undefined
