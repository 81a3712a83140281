import { Notice } from '@virida/shared/site/ui/Notice'
import type { AskedSeries } from '../../components/CompareTray/compare-query'
import { noticeContent as content } from './content'

/** Lists the values of the URL that are unknown, repeated or more than four, and says what happens to them. */
export function CompareNotice({ asked: { unknown, repeated, beyond } }: { asked: AskedSeries }) {
  const words = [
    unknown.length > 0 && content.unknown(unknown),
    repeated.length > 0 && content.repeated(repeated),
    beyond.length > 0 && content.beyond(beyond),
  ].filter((text) => text !== false)
  if (words.length === 0) return null
  return (
    <Notice title={content.title}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
