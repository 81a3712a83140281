/** Date printed in the PDFs. Change it whenever a text changes. */
export const edition = '2026-11-22'
