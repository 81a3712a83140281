import { Component, type ReactNode } from 'react'
import { sectionOf } from '../reports/script-errors'

type Props = {
  /** The section that shows the page. */
  section: string | undefined
  children: ReactNode
}

/**
 * Shows a page again when code of another section has failed: React reports an effect of the page before, which fails when it is
 * cleaned up, to the boundaries that stay. If the page fails again, or by itself, the error goes to the router.
 */
export class PageBoundary extends Component<Props> {
  override state: { error?: Error | undefined } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  /** The page is shown again, so the next error is a new one. */
  override componentDidUpdate() {
    if (this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error && !this.isOfAnotherSection(error)) throw error
    return this.props.children
  }

  private isOfAnotherSection(error: Error) {
    const name = sectionOf(error)?.name
    return name !== undefined && name !== this.props.section
  }
}
