import type { DocumentPolicy } from '../security'
import type { DocumentForms } from './document-forms'

/** What is answered to a request for a page. */
export type PageAnswer =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page'
      status: number
      forms: DocumentForms
      healthy: boolean
      policy: Omit<DocumentPolicy, 'scripts' | 'styles'>
    }
