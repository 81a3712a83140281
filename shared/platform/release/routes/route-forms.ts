/** Expands the optional parts of a pattern and removes the names of parameters: `/faq/:topic?` gives `/faq` and `/faq/:`. */
export function formsOf(pattern: string): string[] {
  const segments = pattern.toLowerCase().split('/').filter(Boolean)
  return segments.reduce<string[]>(
    (forms, segment) => {
      const plain = segment.replace(/\?$/, '').replace(/^:.*/, ':')
      const longer = forms.map((form) => `${form}/${plain}`)
      return segment.endsWith('?') ? [...forms, ...longer] : longer
    },
    [''],
  )
}
