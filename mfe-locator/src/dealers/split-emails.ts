/** Splits the e-mail addresses in one field, such as `sales@a.example / service@a.example`. */
export const splitEmails = (field: string | null): string[] => [
  ...new Set((field ?? '').split(/[\s/,;]+|\bor\b/).filter(Boolean)),
]
