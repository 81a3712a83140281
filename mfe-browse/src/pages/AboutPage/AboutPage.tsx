import { AboutHero } from './AboutHero'
import { AboutSection } from './AboutSection'
import { aboutSections } from './content'

export function AboutPage() {
  return (
    <>
      <AboutHero />
      {aboutSections.map((section, at) => (
        <AboutSection key={section.id} section={section} reverse={at % 2 === 1} />
      ))}
    </>
  )
}
