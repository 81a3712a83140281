import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { problemsOf } from '@virida/shared/products/design/problems/problems'
import { Notice } from '@virida/shared/site/ui/Notice'
import { Link } from '@virida/shared/site/ui/Link'
import { Section } from '@virida/shared/site/ui/Section'
import { SkipLink } from '@virida/shared/site/ui/SkipLink'
import { UnbrokenWords } from '@virida/shared/site/ui/UnbrokenWords'
import { useMemo } from 'react'
import { designContent as content } from './content'
import styles from './DesignBand.module.css'
import { DesignLinks } from './DesignLinks'
import { DesignList } from './DesignList'
import { DesignPane } from './DesignPane'
import { LoadingChoices } from './LoadingChoices'
import { useDesign } from './use-design'
import { useDesignTools } from './use-design-tools'

/**
 * The configurator of a series: drawing, controls, list of choices, and links for the next step. The server
 * renders everything except what needs JavaScript (controls, egress note, action buttons), which is loaded
 * when the visitor scrolls near it.
 */
export function DesignBand({ series }: { series: SeriesRecord }) {
  const { design, code, refused, change } = useDesign(series.slug)
  const { near, tools, failed, load } = useDesignTools()
  const problems = useMemo(() => problemsOf(design, series), [design, series])
  return (
    <Section
      id={content.anchor}
      tabIndex={-1}
      ground="white"
      title={<UnbrokenWords text={content.title(series.title)} />}
      intro={<p>{content.intro}</p>}
      className={styles.Band}
    >
      <div ref={near}>
        <SkipLink href={`#${content.result}`}>{content.skip}</SkipLink>
        {refused && <Refused refused={refused} series={series.title} />}
        <div className={styles.Panes}>
          <DesignPane design={design} series={series} problems={problems} />
          <div className={styles.Choices} data-failed={failed || undefined}>
            {tools ? (
              <>
                <tools.DesignControls design={design} series={series} problems={problems} onChange={change} />
                <tools.EgressNote design={design} problems={problems} />
              </>
            ) : (
              <LoadingChoices series={series} failed={failed} onRetry={load} />
            )}
          </div>
        </div>
        <section id={content.result} tabIndex={-1} className={styles.Result}>
          <DesignList design={design} series={series} code={code} />
          <div id={content.nextSteps} tabIndex={-1} className={styles.Next}>
            <h3 className={styles.Subtitle}>{content.next}</h3>
            <DesignLinks series={series.slug} code={code}>
              {tools && (
                <tools.DesignActions design={design} code={code} series={series} problems={problems} />
              )}
            </DesignLinks>
          </div>
        </section>
      </div>
    </Section>
  )
}

type RefusedProps = { refused: NonNullable<ReturnType<typeof useDesign>['refused']>; series: string }

function Refused({ refused: { reason, other }, series }: RefusedProps) {
  const words = content.refused
  return (
    <Notice
      className={styles.Refused}
      title={words.title}
      actions={
        other && (
          <Link variant="arrow" href={other.href}>
            {words.open(other.title)}
          </Link>
        )
      }
    >
      <p>
        {other ? words.other(other.title) : reason} {words.usual(series)}
      </p>
    </Notice>
  )
}
