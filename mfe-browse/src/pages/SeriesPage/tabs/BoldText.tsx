/** Text between double asterisks is bold (specification: browsing, "Accessories"). */
export function BoldText({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : <span key={at}>{part}</span>))
}
