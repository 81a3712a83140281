import { useId } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Container } from '../Container/Container'
import styles from './Section.module.css'

export type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /** Headline on the left of the section's head; it also names the section for screen readers. */
  title?: ReactNode
  /** A sentence or two beside the headline. */
  intro?: ReactNode
  /** What the section stands on; its links, buttons and focus rings take their colors from it. */
  ground?: 'paper' | 'white' | 'stone' | 'pine' | 'pine-deep'
  /** Room above and below: `large` between the parts of a page, `medium` where they belong together, `none` for bands. */
  space?: 'large' | 'medium' | 'none'
  /** `page` keeps the content within the page's width, `full` lets it run from edge to edge. */
  width?: 'page' | 'text' | 'full'
  /** 2 unless the section stands inside another. */
  headingLevel?: 2 | 3
}

/** A part of a page: ground, room, head and the page's width. */
export function Section({
  title,
  intro,
  ground = 'paper',
  space = 'large',
  width = 'page',
  headingLevel = 2,
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const head = title && (
    <div className={styles.Head}>
      <Heading id={headingId} className={styles.Title}>
        {title}
      </Heading>
      {intro && <div className={styles.Intro}>{intro}</div>}
    </div>
  )
  return (
    <section
      aria-labelledby={title ? headingId : undefined}
      {...rest}
      className={classNames(styles.Section, className)}
      data-ground={ground}
      data-space={space}
    >
      {width === 'full' ? (
        <>
          {head && <Container>{head}</Container>}
          {children}
        </>
      ) : (
        <Container width={width}>
          {head}
          {children}
        </Container>
      )}
    </section>
  )
}
