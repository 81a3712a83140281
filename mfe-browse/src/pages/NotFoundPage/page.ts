import type { SitePage } from '@virida/shared/platform/contract'
import { notFoundHead } from './content'
import { NotFoundPage } from './NotFoundPage'

export const page: SitePage = {
  Page: NotFoundPage,
  head: { ...notFoundHead, robots: 'noindex' },
  status: 404,
}
