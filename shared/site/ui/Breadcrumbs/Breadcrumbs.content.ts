export const breadcrumbsContent = { label: 'Breadcrumb' }
