import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import { mostFounders, type Registration } from '@tradelane/contract/onboarding/forms'
import { founderActions } from '@tradelane/contract/onboarding/founder-actions'
import { recordOfPerson } from '@tradelane/contract/onboarding/verified-persons'
import { refusals } from '@tradelane/contract/primitives/errors'
import { Banner } from '../../../ui/banner.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PersonForm } from './person-form.tsx'
import { emptyFounder, type ProfileUser } from './registration-values.ts'

type PersonPageProps = { user: ProfileUser; fid: string }

/** One person of a submitted registration; the rest stays unchanged. */
export function PersonPage({ user, fid }: PersonPageProps) {
  const registration = user.registration as Registration | null
  const person = fid === 'new' ? emptyFounder : registration?.founders.find((one) => one.fid === fid)
  const obstacle = obstacleOf({ user, fid }) ?? (person ? undefined : 'This person is no longer listed.')
  return (
    <>
      <PageHeader
        title="Authorized Person"
        lead={`A person who acts for ${user.company_name}, or owns a part of it.`}
        back={{ to: '/security', label: 'Security' }}
      />
      {obstacle && <Banner tone="lost">{obstacle}</Banner>}
      {!obstacle && registration && person && <PersonForm registration={registration} person={person} />}
    </>
  )
}

/** Why the person cannot be saved, as the server would say. */
function obstacleOf({ user, fid }: PersonPageProps): string | undefined {
  if (user.role !== 'owner') return refusals.ROLE_NOT_ALLOWED.message
  if (user.registration === null) return kybActions.submit.otherwise
  const persons = user.founders as Person[]
  const person = persons.find((one) => one.fid === fid)
  const added = { state: user.status ?? ('null' as const), is_full: persons.length >= mostFounders }
  return person
    ? closedBy(founderActions.change, recordOfPerson(user.status, persons, person))?.reason
    : closedBy(kybActions.savePerson, added)?.reason
}

type Person = Parameters<typeof recordOfPerson>[2]
