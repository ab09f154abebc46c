import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { screeningLists } from '@tradelane/contract/screening/lists'
import { caseStateTable } from '@tradelane/contract/screening/states'
import { Link } from 'react-router'

type Cases = CustomerProfile['screening'][number]['cases']

/** Each match with its state, as a link to it; "No match" where there is none. */
export function ScreeningResult({ cases }: { cases: Cases }) {
  if (cases.length === 0) return 'No match'
  return (
    <>
      {cases.map(({ case_id, state, list, matched_name, score }, index) => (
        <span key={case_id}>
          {index > 0 && ', '}
          <Link to={`/admin/screening/${case_id}`} className="text-link">
            {caseStateTable[state].label}: {matched_name}, {screeningLists[list].title},{' '}
            {Math.floor(score * 100)} %
          </Link>
        </span>
      ))}
    </>
  )
}
