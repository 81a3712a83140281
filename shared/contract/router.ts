/**
 * The router as sections see it: the one module besides React that shell and sections share at run time.
 * A thin facade keeps the rest of react-router out of what must be shared (25 kB brotli, measured).
 */
export {
  Link,
  NavLink,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export type { LinkProps, NavigateOptions, SetURLSearchParams, To } from 'react-router-dom'
