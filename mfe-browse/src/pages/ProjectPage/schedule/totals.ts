import { countWords } from '@virida/shared/products/project/count-words'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { scheduleContent as content } from '../content'

/** Returns a text such as `4 windows and 1 door in 3 rows`. */
export const totalsOf = (windows: readonly DescribedWindow[]): string =>
  content.totals(countWords(windows), windows.length)
