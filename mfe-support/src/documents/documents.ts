import { careInstructions } from './care-instructions'
import { doorWarranty } from './door-warranty'
import type { SupportDocument } from './model'
import { newConstructionWarranty } from './new-construction-warranty'
import { retrofitWarranty } from './retrofit-warranty'

/** Every document that exists as a PDF. */
export const documents: readonly SupportDocument[] = [
  newConstructionWarranty,
  retrofitWarranty,
  doorWarranty,
  careInstructions,
]
