import { Card } from '@virida/shared/site/ui/Card'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { homePictures } from '../../content/home-pictures'
import { windows } from './content'
import styles from './WindowLines.module.css'

const sizes = '(width >= 1536px) 900px, (width >= 768px) 62vw, 100vw'

export function WindowLines() {
  return (
    <Section title={windows.title} intro={windows.intro}>
      <Panes className={styles.Lines}>
        {windows.lines.map((line) => (
          <Card
            key={line.href}
            title={line.title}
            href={line.href}
            picture={homePictures[line.picture]}
            sizes={sizes}
            aside={
              <>
                <VisuallyHidden>{windows.tierLabel} </VisuallyHidden>
                {line.tier}
              </>
            }
          >
            <p>{line.text}</p>
            <dl className={styles.Facts}>
              {(['styles', 'glass', 'finishes'] as const).map((fact) => (
                <div key={fact} className={styles.Fact}>
                  <dt>{windows.facts[fact]}</dt>
                  <dd>{line[fact]}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </Panes>
    </Section>
  )
}
