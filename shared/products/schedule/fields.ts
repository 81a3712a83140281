/** What a column of a schedule says. `design` and `asked` are columns of the site's own export. */
export const scheduleFields = [
  'mark',
  'room',
  'quantity',
  'type',
  'size',
  'width',
  'height',
  'opening_size',
  'opening_width',
  'opening_height',
  'sleeping',
  'grade',
  'sill',
  'notes',
  'design',
  'asked',
] as const

export type ScheduleField = (typeof scheduleFields)[number]

/** More than one column may have the same field of this list; their texts are joined. */
export const repeatableFields: readonly ScheduleField[] = ['type', 'notes']

/** The columns that have sizes of frames. */
export const frameFields: readonly ScheduleField[] = ['size', 'width', 'height']

/** The columns that have sizes of frames or openings. */
export const sizeFields: readonly ScheduleField[] = [
  ...frameFields,
  ...(['opening_size', 'opening_width', 'opening_height'] as const),
]

/** Fields with one length. A length may have a column for feet and one for inches. */
export const lengthFields: readonly ScheduleField[] = [
  ...(['width', 'height', 'opening_width', 'opening_height', 'sill'] as const),
]

const names = (text: string): readonly string[] => text.split(', ')

/**
 * How schedules name their columns: words in lower case without punctuation. The first name of a field is the most
 * certain one.
 */
export const headingNames: Readonly<Record<ScheduleField, readonly string[]>> = {
  design: names('design code'),
  asked: names('as listed'),
  mark: names(
    'mark, tag, window mark, window tag, door mark, opening mark, type mark, unit mark, mk, ' +
      'label, opening, window, window no, window number, window id, id, item, item no, sym, ' +
      'symbol, key, ref, unit, no, number, line, line item, mark no, tag no, win no, wdw no, ' +
      'window code, window label, window ref, window unit, designation, letter, plan key, plan ref, ' +
      'reference, code, pos, name, schedule no, sr no, door, door no, door number, door tag, door id',
  ),
  room: names(
    'room, room name, location, area, space, room location, level room, where, placement, rm, rm name, ' +
      'area name, where used, zone, apartment, suite',
  ),
  quantity: names(
    'quantity, count, no of units, no of windows, number of units, number of windows, of units, of windows, ' +
      'no req d, no reqd, no required, window count, unit count, how many, cnt, no of, number of, units, pcs, pieces',
  ),
  type: names(
    'series, style, operation, type, window type, unit type, operator, oper, configuration, ' +
      'config, description, desc, product, product line, model, line of windows, function, ' +
      'window style, unit style, item description, series number, layout, style operation, subject, manufacturer series',
  ),
  size: names(
    'size, frame size, unit size, call size, callout, call out, nominal size, dimensions, dim, nominal, actual, ' +
      'dimension, window size, door size, window dimensions, actual size, net size, overall size, frame',
  ),
  width: names('width in, width, w, frame width, unit width, wid, width w, nominal width, window width'),
  height: names(
    'height in, height, h, frame height, unit height, ht, hgt, height h, nominal height, window height',
  ),
  opening_size: names(
    'opening size, rough opening, ro, r o, ro size, r o size, rough opening size, masonry opening, m o, mo',
  ),
  opening_width: names('opening width, ro width, r o width, rough width, rough opening width'),
  opening_height: names('opening height, ro height, r o height, rough height, rough opening height'),
  sleeping: names('sleeping room, sleeping, bedroom, egress, egress required, egress req, egress window'),
  grade: names('grade floor, grade floor opening, grade, floor, level, story, storey, flr'),
  sill: names('sill height in, sill height, sill, sill in, sill ht, sill hgt, sill aff, sill height aff'),
  notes: names('notes, note, remarks, remark, comments, comment, special notes'),
}

/** The words of a heading without units other than `in`: `WIDTH [mm]` is `width`, `Width (in)` is `width in`. */
export const headingWords = (text: string): string =>
  text
    .slice(0, 80)
    .toLowerCase()
    .replace(/[([] ?m ?[)\]]|\b(?:mm|cm|(?:milli|centi)?met(?:er|re)s?|ft|foot|feet|inch|inches)\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')
