export const readingLayoutContent = { contents: 'On this page' }
