import { previousRelease, type Composition } from '@virida/shared/platform/contract/composition'

/** The composition with this version of a section: unchanged if it is the live one, otherwise with the release before the live one. */
export function withRelease(composition: Composition, name: string, version: string): Composition {
  if (composition.sections.some((section) => section.name === name && section.version === version))
    return composition
  return {
    ...composition,
    sections: composition.sections.map((section) =>
      section.name === name ? (previousRelease(section) ?? section) : section,
    ),
  }
}
