import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { ListedProject } from '@virida/shared/products/project/stored-project'
import { Button } from '@virida/shared/site/ui/Button'
import { Segments } from '@virida/shared/site/ui/Segments'
import { useMemo, useRef, useState } from 'react'
import { Panel } from '../panel/Panel'
import type { ListChanges } from '../schedule/use-list-changes'
import { addFacade, newFacade } from './change-facades'
import { panelTitleIds } from '../content'
import { facadesContent as content } from './content'
import { FacadeFields } from './FacadeFields'
import { listedRows } from './facade-rows'
import styles from './FacadesPanel.module.css'
import { useFacadeChanges } from './use-facade-changes'
import { WallEditor } from './WallEditor'

type Props = {
  project: ListedProject
  described: readonly (DescribedWindow & { id: string })[]
  list: Pick<ListChanges, 'alter'>
  onClose: () => void
}

/** The façades of the house: draws them from a few dimensions, and puts the openings of the list on them. */
export function FacadesPanel({ project, described, list, onClose }: Props) {
  const { facades = [] } = project
  const { changes, message, undo, isLastUndo } = useFacadeChanges(list)
  const [chosenId, setChosenId] = useState<number>()
  const rows = useMemo(() => listedRows(described), [described])
  const facade = facades.find(({ id }) => id === chosenId) ?? facades[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const report = useRef<HTMLParagraphElement>(null)
  const add = () => {
    const added = newFacade(project)
    if (!added) return changes.report(content.full)
    changes.make(addFacade(added), content.added(added.name))
    setChosenId(added.id)
  }
  return (
    <Panel
      id={panelTitleIds.facades}
      title={content.title}
      close={content.close}
      onClose={onClose}
      heading={heading}
    >
      <p className={styles.Text}>{content.text}</p>
      <div className={styles.Row}>
        {facades.length > 1 && (
          <Segments
            className={styles.Names}
            label={content.choose}
            options={facades.map(({ id, name }, at) => ({
              value: String(id),
              label: name || content.numbered(at + 1),
            }))}
            value={String(facade?.id)}
            onChange={(id) => setChosenId(Number(id))}
          />
        )}
        <Button variant={facades.length > 0 ? 'ghost' : 'primary'} onClick={add}>
          {content.add}
        </Button>
        {undo && (
          <Button
            variant="ghost"
            onClick={() => {
              undo()
              // The button is gone then.
              if (isLastUndo) report.current?.focus()
            }}
          >
            {content.undo}
          </Button>
        )}
      </div>
      <p ref={report} role="status" tabIndex={-1} className={styles.Status}>
        {message}
      </p>
      {facade && (
        <>
          <WallEditor key={`wall ${facade.id}`} {...{ facade, facades, rows, changes }} />
          <FacadeFields
            key={`fields ${facade.id}`}
            facade={facade}
            changes={changes}
            onRemoved={() => heading.current?.focus()}
          />
        </>
      )}
    </Panel>
  )
}
