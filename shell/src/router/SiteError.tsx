import { useLocation } from 'react-router-dom'
import { Frame } from '../layout/Frame/Frame'
import { RemoteError } from '../layout/RemoteError/RemoteError'

/** The frame around the box, where no section owns even the home page. */
export function SiteError() {
  const { pathname, search } = useLocation()
  return (
    <Frame>
      <RemoteError href={pathname + search} />
    </Frame>
  )
}
