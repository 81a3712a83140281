import { useLocation } from 'react-router-dom'
import { Frame } from '../layout/Frame/Frame'
import { RemoteError } from '../layout/RemoteError/RemoteError'
import { useAliveMark } from './use-alive-mark'

/** The site frame with the error box, for an error outside of any page: no section is live, or a frame part failed. */
export function SiteError() {
  useAliveMark()
  const { pathname, search } = useLocation()
  return (
    <Frame>
      <RemoteError href={pathname + search} />
    </Frame>
  )
}
