import { egressSeries, egressWindowOf, stylesOf } from '@virida/shared/products/egress/formulas'
import { egressParameters, resultParameter } from '@virida/shared/site/addresses/egress'
import { egressPath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { FormPanel } from '@virida/shared/site/ui/FormPanel'
import { Link } from '@virida/shared/site/ui/Link'
import { Select } from '@virida/shared/site/ui/Select'
import { TextField } from '@virida/shared/site/ui/TextField'
import { memo, type ChangeEvent } from 'react'
import { styleLabels } from '@virida/shared/products/catalogue/vocabulary/styles'
import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { formContent as content, problemTexts } from './content'
import styles from './EgressForm.module.css'
import { openingsParameter, type FieldName } from './query'
import type { Egress } from './use-egress'

type Props = Egress['form'] & {
  /** The list of openings as it was typed. It is sent with the form, so that it is kept. */
  openings: string | null
}

/**
 * The form. It is a plain GET form, so that Calculate works without JavaScript. Memoized, so that a press of Calculate
 * that changes no error shows the result before the form is rendered again.
 */
export const EgressForm = memo(function EgressForm(props: Props) {
  const { draft, problems, openings, change, submit, clear } = props

  const choices = stylesOf(draft.series)
  const window = egressWindowOf(draft.series, draft.style)
  const field = (name: FieldName) => {
    const problem = problems[name]
    return {
      name: egressParameters[name],
      value: draft[name],
      error: problem && problemTexts[problem],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
    }
  }
  const size = { autoComplete: 'off', spellCheck: false, required: true, className: styles.Size }
  return (
    <FormPanel
      action={egressPath}
      onSubmit={submit}
      aria-label={content.label}
      actions={
        <>
          <Button type="submit" name={resultParameter} value="1">
            {content.submit}
          </Button>
          <Link href={egressPath} preventScrollReset onClick={() => clear()}>
            {content.clear}
          </Link>
        </>
      }
    >
      <Select
        {...field('series')}
        label={content.series.label}
        placeholder={content.series.placeholder}
        options={egressSeries.map((value) => ({ value, label: windowLineNames[value] }))}
        required
      />
      <Select
        {...field('style')}
        value={window?.style ?? ''}
        label={content.style.label}
        placeholder={choices.length > 0 ? content.style.placeholder : content.style.waiting}
        options={choices.map((value) => ({ value, label: styleLabels[value] }))}
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
        {window && <span className={styles.Made}> {content.madeIn(window)}</span>}
      </p>
      <TextField
        {...field('sill')}
        label={content.sill.label}
        hint={content.sill.hint}
        autoComplete="off"
        spellCheck={false}
      />
      {openings && <input type="hidden" name={openingsParameter} value={openings} />}
    </FormPanel>
  )
})
