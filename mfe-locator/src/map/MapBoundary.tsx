import { Component } from 'react'
import type { ReactNode } from 'react'
import { MapNotice } from './MapNotice'

type Props = {
  children: ReactNode
  /** Told before the children are rendered once more. */
  onAgain: () => void
}

/** Whatever happens in a map, its code not coming included, happens in its own pane: the list lives on. */
export class MapBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(problem: unknown) {
    console.error('The map cannot be shown:', problem)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const again = () => {
      this.props.onAgain()
      this.setState({ failed: false })
    }
    return <MapNotice failure="failed" onAgain={again} />
  }
}
