import { Component, type ReactNode } from 'react'
import { MapNotice } from './MapNotice'

type Props = {
  children: ReactNode
  /** Called before the children are rendered again. */
  onRetry: () => void
}

/** Catches an error while React renders the map, or a failed load of its code, so that the list keeps working. */
export class MapBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(problem: unknown) {
    console.error('The map failed; a notice is shown in its place:', problem)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ failed: false })
    }
    return <MapNotice failure="failed" onRetry={retry} />
  }
}
