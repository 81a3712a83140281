import { defaultLineSlug, isLineSlug } from '@virida/shared/catalogue/slugs'
import type { LineSlug } from '@virida/shared/catalogue/slugs'

/** The line that `/product/{productType}` means; a missing one means Platinum (specification: browsing, section 5). */
export const lineOf = (productType: string | undefined): LineSlug =>
  productType !== undefined && isLineSlug(productType) ? productType : defaultLineSlug
