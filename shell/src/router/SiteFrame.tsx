import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Frame } from '../layout/Frame/Frame'
import { NavigationProgress } from '../layout/NavigationProgress/NavigationProgress'
import { useEarlySubmit } from './early-submit'
import { useArrivalMark } from './page-fade'
import { RouteAnnouncer } from './RouteAnnouncer'
import { useAliveMark } from './use-alive-mark'

/** Everything around a page: header, footer, progress bar, announcements, scroll position. */
export function SiteFrame() {
  useAliveMark()
  useEarlySubmit()
  useArrivalMark()
  return (
    <>
      <NavigationProgress />
      <Frame>
        <Outlet />
      </Frame>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
