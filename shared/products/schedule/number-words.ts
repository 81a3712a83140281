/** Longer texts are cut before numbers are looked for in them. */
export const longestText = 300

/** A number before one of these words counts the parts of a window, not windows: (3) panel slider. */
export const notOfParts =
  '(?!\\)? ?-?(?:panels?|lites?|lights?|panes?|tracks?|wide|lea(?:f|ves)|sash(?:es)?|rows?|bars?)\\b)'

export const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
