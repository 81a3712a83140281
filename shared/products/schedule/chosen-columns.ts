import { columnsBelow, type ScheduleColumns } from './columns'
import { repeatableFields, type ScheduleField } from './fields'
import { headingsOf } from './heading-lines'
import type { ScheduleTable } from './table'

/** The fields that a visitor has chosen, by the text of the headings; undefined for columns that are not used. */
export type ChosenFields = ReadonlyMap<string, ScheduleField | undefined>

const textOf = (heading: string) => heading.trim().toLowerCase()

/** The text of each heading. Undefined for an empty one and for one that others have too. */
function ownTextsOf(headings: readonly string[]): (string | undefined)[] {
  const texts = headings.map(textOf)
  return texts.map((text) =>
    text !== '' && texts.indexOf(text) === texts.lastIndexOf(text) ? text : undefined,
  )
}

/** What a visitor has chosen: the columns whose fields differ from the ones that are recognized. */
export function chosenIn(table: ScheduleTable, columns: ScheduleColumns): ChosenFields {
  const recognized = columnsBelow(table, columns.heading).fields
  const texts = ownTextsOf(headingsOf(table, columns.heading))
  return new Map(
    texts.flatMap((text, at) =>
      text !== undefined && columns.fields[at] !== recognized[at]
        ? [[text, columns.fields[at]] as const]
        : [],
    ),
  )
}

/** Gives columns the fields that a visitor chose for the same headings before. No other column keeps such a field. */
export function withChosen(
  columns: ScheduleColumns,
  { headings, chosen }: { headings: readonly string[]; chosen: ChosenFields },
): ScheduleColumns {
  const texts = ownTextsOf(headings)
  const isChosen = (text: string | undefined) => text !== undefined && chosen.has(text)
  const taken = texts.flatMap((text) => (isChosen(text) ? [chosen.get(text ?? '')] : []))
  const fields = columns.fields.map((field, at) => {
    const text = texts[at]
    if (isChosen(text)) return chosen.get(text ?? '')
    return field && taken.includes(field) && !repeatableFields.includes(field) ? undefined : field
  })
  return { ...columns, fields }
}
