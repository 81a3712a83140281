/** The ids of the warranties and of the care instructions: the names of their files. */
export const documentIds = {
  care: 'care-instructions',
  retrofitWarranty: 'retrofit-full-lifetime-warranty',
  newConstructionWarranty: 'new-construction-limited-warranty',
  doorWarranty: 'bi-fold-and-multi-slide-door-limited-warranty',
} as const

/** Address of a document's PDF. */
export const documentPath = (id: string) => `/warranties/${id}.pdf`
