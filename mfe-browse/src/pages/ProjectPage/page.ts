import type { SitePage } from '@virida/shared/platform/contract'
import { projectAddress } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { projectContent, projectHead } from './content'
import { ProjectPage } from './ProjectPage'

export const page: SitePage = {
  Page: ProjectPage,
  head: { ...projectHead, canonical: projectAddress, jsonLd: [breadcrumbList(projectContent.crumbs)] },
}
