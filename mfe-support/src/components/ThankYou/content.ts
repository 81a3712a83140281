export const thankYouContent = { home: { label: 'Back to Home', href: '/' } }
