/** Numbers that visitors have to look up: on the order, on the label, on the plan. */
export type NumberName = 'order' | 'line' | 'productionLot' | 'lot'
