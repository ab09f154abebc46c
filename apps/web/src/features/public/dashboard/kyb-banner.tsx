import type { accounts } from '@tradelane/contract/accounts/calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { kybStateTable } from '@tradelane/contract/onboarding/states'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useAskedFor } from '../../../lib/queries/requirements.ts'
import { writeToUs } from '../../../lib/screens/write-address.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'

type User = WireOutput<typeof accounts.profile>['data']

/** The status of the business verification, until it is cleared. */
export function KybBanner({
  user,
}: {
  user: Pick<User, 'uid' | 'status' | 'status_reason' | 'review_due_at'>
}) {
  const { status, status_reason: reason, review_due_at: dueAt } = user
  const asked = useAskedFor(user)
  if (status === 'Clear') return null
  if (status === 'IN_PROGRESS') {
    return (
      <Banner tone="wait" title="IN PROGRESS">
        We are reviewing your business information. Our team gets back to you within{' '}
        {promised('reviewBusiness')}
        {dueAt ? `, by ${formatInstant(dueAt)}` : ''}.
      </Banner>
    )
  }
  if (status === 'Refused') {
    return (
      <Banner
        tone="lost"
        title="REFUSED"
        action={
          <LinkButton to={writeToUs(user)} size="sm">
            Write to us
          </LinkButton>
        }
      >
        Your business information was refused{reason ? `: ${reason}` : '.'}
        <p className="mt-1">{kybStateTable.Refused.next?.text}</p>
      </Banner>
    )
  }
  return (
    <Banner tone="wait" title="ACTION REQUIRED" action={<UpdateLink />}>
      {status === null
        ? 'Complete your business information to add balance and to pay your partners.'
        : `We need more information for the review${asked || reason ? `: ${asked ?? reason}` : '.'}`}
    </Banner>
  )
}

function UpdateLink() {
  return (
    <LinkButton to="/registration" size="sm" className="-my-1">
      Update
    </LinkButton>
  )
}
