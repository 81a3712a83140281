import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import { render, screen } from '@testing-library/react'
import { readScheduleText } from './read/read-text'
import { RowsPreview } from './RowsPreview'

it('warns before the import about a frame that is not smaller than its opening', () => {
  const table = readScheduleText(
    'Mark,Type,Width,Height,RO Width,RO Height\nW1,SH,36,60,36 1/4,60 1/4\nW2,SH,40,60,36 1/4,60 1/4',
  )
  render(<RowsPreview rows={readRows(table, { columns: recognizeColumns(table), line: 'platinum' })} />)
  const warning = 'The frame is not smaller than the opening.'
  expect(screen.getByRole('row', { name: /^2 / })).not.toHaveTextContent(warning)
  expect(screen.getByRole('row', { name: /^3 / })).toHaveTextContent(warning)
})
