import { Component, type ReactNode } from 'react'
import { blame, sectionOf } from '../reports/script-errors'
import { reloadDocument } from './document-load'

type Props = {
  /** The section that shows the page. */
  section: string | undefined
  children: ReactNode
}

/**
 * Keeps the page of another section from failing because of the page before. React reports an effect that fails when it is cleaned
 * up to the boundaries that stay: the page is shown again then. If the page before has moved or removed its own nodes, React cannot
 * take them out: the address is loaded as a document. If a page fails again, or by itself, the error goes to the router.
 */
export class PageBoundary extends Component<Props> {
  override state: { error?: Error | undefined } = {}
  /** The section of the page before, while that page is taken out of the document. */
  private before: string | undefined

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate({ section }: Props) {
    const { error } = this.state
    if (section !== this.props.section) {
      this.before = section
      // React reports at once what fails when it takes the page out.
      setTimeout(() => {
        if (this.state.error === undefined) this.before = undefined
      })
      if (!document.querySelector('[data-page]')) reloadDocument()
    }
    if (error === undefined) return
    // The first page of a document comes after no other, so this is not repeated without end.
    if (this.isOfMovedNodes(error)) reloadDocument()
    // The page is shown again, so the next error is a new one.
    else this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error || this.isOfAnotherSection(error)) return this.props.children
    if (!this.isOfMovedNodes(error)) throw error
    if (this.before) blame(error, this.before)
    return null
  }

  private isOfAnotherSection(error: Error) {
    const name = sectionOf(error)?.name
    return name !== undefined && name !== this.props.section
  }

  /** React itself found that a node of the page before is not where it has put it. Offline, no document helps. */
  private isOfMovedNodes(error: Error) {
    const isOfReact = error.name === 'NotFoundError' && !sectionOf(error)
    return isOfReact && this.before !== undefined && navigator.onLine
  }
}
