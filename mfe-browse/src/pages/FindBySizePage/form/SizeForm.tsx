import { findBySizePath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { FormPanel } from '@virida/shared/site/ui/FormPanel'
import { Link } from '@virida/shared/site/ui/Link'
import { TextField } from '@virida/shared/site/ui/TextField'
import { formContent as content, problemTexts } from '../content'
import styles from './SizeForm.module.css'
import { installations, sideNames } from './size-query'
import type { Find } from '../use-find'

/** Asks for a size. It is a plain GET form, so it works without JavaScript, and before it has loaded. */
export function SizeForm({ find: { draft, problems, type, install, submit } }: { find: Find }) {
  return (
    <FormPanel
      className={styles.Form}
      action={findBySizePath}
      onSubmit={submit}
      aria-label={content.label}
      actions={
        <>
          <Button type="submit">{content.submit}</Button>
          <Link href={findBySizePath} preventScrollReset>
            {content.clear}
          </Link>
        </>
      }
    >
      <div className={styles.Sizes}>
        {sideNames.map((name) => {
          const problem = problems[name]
          return (
            <TextField
              key={name}
              name={name}
              label={content[name]}
              value={draft[name]}
              error={problem && problemTexts[problem]}
              onChange={({ target }) => type(name, target.value)}
              autoComplete="off"
              spellCheck={false}
              required
              className={styles.Size}
            />
          )
        })}
      </div>
      <p className={styles.Hint}>{content.hint}</p>
      <fieldset className={styles.Installation}>
        <legend className={styles.Legend}>{content.installation.legend}</legend>
        {installations.map((value) => {
          const { label, text } = content.installation.choices[value]
          return (
            <label key={value} className={styles.Choice}>
              <input
                type="radio"
                name="for"
                value={value}
                className={styles.Radio}
                checked={draft.for === value}
                onChange={() => install(value)}
              />
              <span className={styles.Name}>{label}</span>
              <span className={styles.Text}>{text}</span>
            </label>
          )
        })}
      </fieldset>
    </FormPanel>
  )
}
