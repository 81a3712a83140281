import { storedText } from '@virida/shared/products/project/stored-text'
import { storedDesigns } from '@virida/shared/products/project/stored-units'
import { usePanel } from '@virida/shared/site/hooks/use-panel'
import { Button } from '@virida/shared/site/ui/Button'
import { useId, useState } from 'react'
import { projectContent as content } from './content'
import styles from './ProjectDrawings.module.css'

const loadPanel = () => import(/* webpackChunkName: "project-panel" */ './ProjectPanel')

/** A button that opens the drawings of the visitor's project below it. Nothing if no row of the project has a design. */
export function ProjectDrawings() {
  const [designs] = useState(() => storedDesigns(storedText()))
  const [message, setMessage] = useState('')
  const { panel, open, close } = usePanel(loadPanel, content.panel, setMessage)
  const id = useId()
  if (designs.length === 0) return null
  return (
    <>
      <Button
        variant="ghost"
        className={styles.Open}
        aria-expanded={panel !== undefined}
        aria-controls={panel && id}
        onClick={() => (panel ? close() : open())}
      >
        {content.title}
      </Button>
      <div className={styles.Panel}>
        <p role="status">{message}</p>
        {panel && <panel.ProjectPanel id={id} designs={designs} />}
      </div>
    </>
  )
}
