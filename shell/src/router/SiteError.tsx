import { useLocation } from 'react-router-dom'
import { Frame } from '../layout/Frame/Frame'
import { RemoteError } from '../layout/RemoteError/RemoteError'

/** The site frame with the error box, for an error outside of any page: no section is live, or a frame part failed. */
export function SiteError() {
  const { pathname, search } = useLocation()
  return (
    <Frame>
      <RemoteError href={pathname + search} />
    </Frame>
  )
}
