import { useState } from 'react'
import type { WallView } from './WallView'

/** Loads the view of the product in a wall when `load` is called. After a failure, `load` tries again. */
export function useWallView() {
  const [View, setView] = useState<typeof WallView>()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    import(/* webpackChunkName: "wall-view" */ './WallView').then(
      (module) => setView(() => module.WallView),
      // The pane shows the failure. Choosing the wall again tries again.
      () => setFailed(true),
    )
  }
  return { View, failed, load }
}
