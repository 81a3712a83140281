import { formatInches, formatNumber, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import {
  smallestOf,
  spreadOf,
  warningsOf,
  type MeasuredOpening,
} from '@virida/shared/products/project/measured-opening'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useState } from 'react'
import { guideContent as content, warningText } from './content'
import { InchesStepper } from './InchesStepper'
import styles from './MeasureGuide.module.css'
import { OpeningFigure, type MeasureSpot } from './OpeningFigure'

const spots: readonly MeasureSpot[] = (['widths', 'heights', 'diagonals'] as const).flatMap((group) =>
  content.places[group].map((_, at) => ({ group, at })),
)
const nameOf = ({ group, at }: MeasureSpot) => content.places[group][at] ?? ''
const isSame = (one: MeasureSpot, other: MeasureSpot) => one.group === other.group && one.at === other.at

type Props = {
  measured: MeasuredOpening
  /** The lengths that the frame of the row has now, where measuring starts. */
  starts: Readonly<Record<MeasureSpot['group'], Sixteenths>>
  isRetrofit: boolean
  onMeasured: (measured: MeasuredOpening) => void
}

/** Leads through the eight lengths of an opening, one at a time, and says what they mean. */
export function MeasureGuide({ measured, starts, isRetrofit, onMeasured }: Props) {
  const [current, setCurrent] = useState<MeasureSpot>({ group: 'widths', at: 0 })
  const valueOf = ({ group, at }: MeasureSpot) => measured[group][at]
  const place = spots.findIndex((spot) => isSame(spot, current))
  const next = () => setCurrent(spots[(place + 1) % spots.length] ?? current)
  const set = (value: Sixteenths | undefined) =>
    onMeasured({
      ...measured,
      [current.group]: measured[current.group].map((before, at) => (at === current.at ? value : before)),
    })
  // The other lengths of a group differ little from the first one.
  const start = measured[current.group].find((value) => value !== undefined) ?? starts[current.group]
  return (
    <div className={styles.MeasureGuide}>
      <p className={styles.Text}>
        {content.intro} {isRetrofit && content.retrofit}
      </p>
      <div className={styles.Work}>
        <OpeningFigure
          title={content.drawn}
          current={current}
          isMeasured={(spot) => valueOf(spot) !== undefined}
        />
        <div className={styles.Entry}>
          <InchesStepper
            place={place}
            label={`${nameOf(current)} (in)`}
            hint={content.help[current.group]}
            value={valueOf(current)}
            start={start}
            onValue={set}
            onEnter={next}
          />
          <Button variant="ghost" onClick={next}>
            {content.next}
          </Button>
          <VisuallyHidden role="status">{nameOf(current)}</VisuallyHidden>
        </div>
      </div>
      <div role="group" aria-label={content.list} className={styles.Spots}>
        {spots.map((spot) => (
          <button
            key={nameOf(spot)}
            type="button"
            className={styles.Spot}
            aria-pressed={isSame(spot, current)}
            onClick={() => setCurrent(spot)}
          >
            {nameOf(spot)} <b>{lengthText(valueOf(spot), '–')}</b>
          </button>
        ))}
      </div>
      <Findings measured={measured} />
    </div>
  )
}

const lengthText = (length: Sixteenths | undefined, none: string) =>
  length === undefined ? none : formatNumber(length)

/** The smallest sides, and what is wrong with the opening. */
function Findings({ measured }: Pick<Props, 'measured'>) {
  const [width, height] = [smallestOf(measured.widths), smallestOf(measured.heights)]
  const by = spreadOf(measured.diagonals)
  const warnings = warningsOf(measured)
  const inInches = (length: Sixteenths | undefined) =>
    length === undefined ? content.unknown : formatInches(length)
  return (
    <>
      <p role="status">
        {content.smallest(inInches(width), inInches(height))}{' '}
        {by !== undefined && content.square(formatInches(by))}
      </p>
      {warnings.map((warning) => (
        <Notice key={warning.kind} role="status" title={warningText(warning)} />
      ))}
    </>
  )
}
