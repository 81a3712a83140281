import { Button } from '@virida/shared/ui/Button'
import { Link } from '@virida/shared/ui/Link'
import { Select } from '@virida/shared/ui/Select'
import { TextField } from '@virida/shared/ui/TextField'
import type { ChangeEvent } from 'react'
import { seriesNames, styleNames } from '../../content/window-names'
import { egressSeries, isEgressSeries, stylesOf } from '../../egress/openings'
import { formContent as content, problemTexts } from './EgressForm.content'
import styles from './EgressForm.module.css'
import { openingsParameter, parameters, resultParameter, type FieldName } from './query'
import type { Egress } from './use-egress'

/** The specified form. It is a plain GET form, so Calculate works before and without the page's script. */
export function EgressForm({ egress }: { egress: Egress }) {
  const { draft, problems, query, change, submit } = egress
  const series = isEgressSeries(draft.series) ? draft.series : undefined
  const style = series && stylesOf(series).find((one) => one === draft.style)
  const field = (name: FieldName) => {
    const problem = problems[name]
    return {
      name: parameters[name],
      value: draft[name],
      error: problem && problemTexts[problem],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
    }
  }
  const size = { autoComplete: 'off', spellCheck: false, required: true, className: styles.Size }
  const openings = query.get(openingsParameter)
  return (
    <form
      className={styles.Form}
      method="get"
      action="/egress-calculator"
      noValidate
      onSubmit={submit}
      aria-label={content.label}
    >
      <Select
        {...field('series')}
        label={content.series.label}
        placeholder={content.series.placeholder}
        options={egressSeries.map((value) => ({ value, label: seriesNames[value] }))}
        required
      />
      <Select
        {...field('style')}
        value={style ?? ''}
        label={content.style.label}
        placeholder={series ? content.style.placeholder : content.style.waiting}
        options={series ? stylesOf(series).map((value) => ({ value, label: styleNames[value] })) : []}
        required
      />
      <div
        className={styles.Sizes}
        role="group"
        aria-label={content.size}
        aria-describedby="egress-size-hint"
      >
        <TextField {...field('width')} {...size} label={content.width.label} />
        <TextField {...field('height')} {...size} label={content.height.label} />
      </div>
      <p id="egress-size-hint" className={styles.Hint}>
        {content.sizeHint}
        {series && style && <span className={styles.Made}> {content.madeIn({ series, style })}</span>}
      </p>
      <TextField
        {...field('sill')}
        label={content.sill.label}
        hint={content.sill.hint}
        autoComplete="off"
        spellCheck={false}
      />
      {openings && <input type="hidden" name={openingsParameter} value={openings} />}
      <div className={styles.Actions}>
        <Button type="submit" name={resultParameter} value="1">
          {content.submit}
        </Button>
        <Link href="/egress-calculator" preventScrollReset>
          {content.clear}
        </Link>
      </div>
    </form>
  )
}
