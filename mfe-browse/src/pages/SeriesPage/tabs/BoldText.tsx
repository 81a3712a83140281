/** Renders text between double asterisks in bold (R-SERIES-9). */
export function BoldText({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : <span key={at}>{part}</span>))
}
