/** The addresses in one field of a spreadsheet: `sales@a.example / service@a.example` gives two. */
export const splitEmails = (field: string | null): string[] => [
  ...new Set((field ?? '').split(/[\s/,;]+|\bor\b/).filter(Boolean)),
]
