export const trapFieldContent = { label: 'Leave this field empty' }
