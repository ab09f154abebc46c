import { officeLink } from '@tradelane/contract/services/subject-links'
import { Link } from 'react-router'

/** The company that a record of the back office belongs to, which leads to its profile. */
export function CustomerLink({ uid, name }: { uid: string; name: string }) {
  return (
    <Link to={officeLink('company', uid) ?? ''} className="text-link">
      {name}
    </Link>
  )
}
