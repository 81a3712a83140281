import { useState } from 'react'
import type { WallView } from './WallView'

/** Loads the view of the product in a wall when it is first asked for. If loading fails, asking again tries again. */
export function useWallView() {
  const [View, setView] = useState<typeof WallView>()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    import(/* webpackChunkName: "wall-view" */ './WallView').then(
      (module) => setView(() => module.WallView),
      // The failure is shown beside the choice, which can be made again.
      () => setFailed(true),
    )
  }
  return { View, failed, load }
}
