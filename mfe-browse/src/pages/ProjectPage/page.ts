import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { projectPath } from '../../project/project-words'
import { projectContent, projectHead } from './content'
import { ProjectPage } from './ProjectPage'

export const page: SitePage = {
  Page: ProjectPage,
  head: { ...projectHead, canonical: projectPath, jsonLd: [breadcrumbList(projectContent.crumbs)] },
}
