import type { ReactNode } from 'react'

export type Slide = {
  key: string
  /** What the picture shows, in a few words. */
  label: string
  content: ReactNode
  thumbnail: ReactNode
}
