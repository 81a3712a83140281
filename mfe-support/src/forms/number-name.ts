/** Numbers that visitors have to look up on the order, the label or the site plan. */
export type NumberName = 'order' | 'line' | 'productionLot' | 'lot'
