import { Certifications } from './certifications/Certifications'
import { Doors } from './Doors'
import { Hero } from './Hero'
import { Stats } from './Stats'
import { Why } from './Why'
import { WindowLines } from './WindowLines'

export function HomePage() {
  return (
    <>
      <Hero />
      <Stats />
      <WindowLines />
      <Doors />
      <Why />
      <Certifications />
    </>
  )
}
