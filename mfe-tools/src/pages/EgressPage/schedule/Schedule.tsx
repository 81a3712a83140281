import { readSchedule } from '@virida/shared/products/egress/schedule'
import { egressParameters, resultParameter } from '@virida/shared/site/addresses/egress'
import { egressPath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Section } from '@virida/shared/site/ui/Section'
import { TextArea } from '@virida/shared/site/ui/TextArea'
import { useState, type FormEvent } from 'react'
import { fieldNames, openingsParameter } from '../form/query'
import type { Question } from '../form/read-draft'
import { exampleSchedule, lineOf, scheduleContent as content } from './content'
import styles from './Schedule.module.css'
import { ScheduleTable } from './ScheduleTable'
import { useSchedule } from './use-schedule'

type Props = { query: URLSearchParams; question: Question | undefined }

/** Checks a list of openings. It is a plain GET form, so that it works without JavaScript. */
export function Schedule({ query, question }: Props) {
  const { checked, check, isShared } = useSchedule(query)
  const [text, setText] = useState(checked)
  const [lastChecked, setLastChecked] = useState(checked)
  if (lastChecked !== checked) {
    setLastChecked(checked)
    setText(checked)
  }
  const rows = readSchedule(checked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(text)
  }
  const append = (lines: string) => setText((before) => [before.trim(), lines].filter(Boolean).join('\n'))
  return (
    <Section space="medium" title={content.title} intro={<p>{content.intro}</p>} className={styles.Schedule}>
      <form method="get" action={egressPath} className={styles.Form} onSubmit={submit}>
        <TextArea
          name={openingsParameter}
          label={content.field.label}
          hint={content.field.hint}
          placeholder={content.field.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          spellCheck={false}
          className={styles.Lines}
        />
        {[...fieldNames.map((name) => egressParameters[name]), resultParameter].map((name) => {
          const value = query.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <div className={styles.Actions}>
          <Button type="submit">{content.check}</Button>
          {question && (
            <Button variant="ghost" onClick={() => append(lineOf(question, question.width, question.height))}>
              {content.add}
            </Button>
          )}
          <Button variant="ghost" onClick={() => append(exampleSchedule)}>
            {content.example}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.Summary}>
        {checked !== '' && (rows.length > 0 ? content.summary(rows) : content.empty)}
        {!isShared && ` ${content.notShared}`}
      </div>
      {rows.length > 0 && <ScheduleTable rows={rows} />}
    </Section>
  )
}
