import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Container } from '../Container/Container'
import styles from './Section.module.css'

export type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /** Heading of the section. It is also the section's accessible name. */
  title?: ReactNode
  /** One or two sentences beside the heading. */
  intro?: ReactNode
  /** Background of the section. Links, buttons and focus rings in it take matching colors. */
  ground?: 'paper' | 'white' | 'stone' | 'pine' | 'pine-deep'
  /** Space above and below: `large` between topics, `medium` between related sections, `none` for full-height bands. */
  space?: 'large' | 'medium' | 'none'
  /** `page` limits the content to the page width, `text` to a text column; `full` fills the width of the screen. */
  width?: 'page' | 'text' | 'full'
  /** 2, or 3 for a section inside another section. */
  headingLevel?: 2 | 3
}

/** A part of a page with a background, spacing, a heading and a width. */
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
