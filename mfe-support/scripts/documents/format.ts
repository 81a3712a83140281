import { contentBox, pageFormat } from '@virida/shared/site/paper/page-format'

/** US Letter with room for punch holes at the left and for the footer at the bottom. */
export const format = pageFormat('letter', 60, { bottom: 74 })

/** Left edge and width of the one column of text, in points. */
export const { x: left, width: columnWidth } = contentBox(format)
