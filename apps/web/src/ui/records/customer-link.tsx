import { Link } from 'react-router'

/** The company that a record of the back office belongs to, which leads to its profile. */
export function CustomerLink({ uid, name }: { uid: string; name: string }) {
  return (
    <Link to={`/admin/customer-profiles/${uid}`} className="text-link">
      {name}
    </Link>
  )
}
