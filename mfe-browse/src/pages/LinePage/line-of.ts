import { defaultLineSlug, isLineSlug, type LineSlug } from '@virida/shared/products/catalogue/line-slugs'

/** The line of `/product/{productType}`. The default is Platinum (R-ROUTE-3). */
export const lineOf = (productType: string | undefined): LineSlug =>
  productType !== undefined && isLineSlug(productType) ? productType : defaultLineSlug
