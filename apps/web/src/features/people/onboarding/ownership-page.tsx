import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import { refusals } from '@tradelane/contract/primitives/errors'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OwnershipForm } from './ownership-form.tsx'
import type { ProfileUser } from './registration-values.ts'

/** Who owns how much of a company whose registration was submitted. */
export function OwnershipPage({ user }: { user: ProfileUser }) {
  const registration = user.registration as Registration | null
  const obstacle = obstacleOf(user)
  return (
    <>
      <PageHeader
        title="Ownership"
        lead={`How much of ${user.company_name} each person owns, directly or through others. 0 for nothing.`}
        back={{ to: '/registration', label: 'Business Info' }}
        actions={!obstacle && <LinkButton to="/registration?person=new">Add a person</LinkButton>}
      />
      {obstacle && <Banner tone="lost">{obstacle}</Banner>}
      {!obstacle && registration && <OwnershipForm key={fidsOf(registration)} registration={registration} />}
    </>
  )
}

/** Where a person comes or goes meanwhile, the form begins again. */
const fidsOf = ({ founders }: Registration): string => founders.map(({ fid }) => fid).join()

/** Why it cannot be changed, as the server would say. */
function obstacleOf({ role, status, registration }: ProfileUser): string | undefined {
  if (role !== 'owner') return refusals.ROLE_NOT_ALLOWED.message
  if (registration === null) return kybActions.submit.otherwise
  return closedBy(kybActions.sayOwnership, { state: status ?? 'null' })?.reason
}
