/**
 * The part of the router that sections use. Besides React it is the only module that shell and sections share at run
 * time; it leaves out the rest of react-router (25 kB brotli).
 */
export { Link } from './links/Link'
export { NavLink } from './links/NavLink'
export { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router-dom'
