import type { Registration } from '@tradelane/contract/onboarding/forms'
import { Banner } from '../../ui/banner.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonForm } from './person-form.tsx'
import { emptyFounder, type ProfileUser } from './registration-values.ts'

/** One person of a submitted registration; the rest stays unchanged. */
export function PersonPage({ user, fid }: { user: ProfileUser; fid: string }) {
  const registration = user.registration as Registration | null
  const person = fid === 'new' ? emptyFounder : registration?.founders.find((one) => one.fid === fid)
  const isHeld = user.status === 'Refused' || registration === null
  return (
    <>
      <PageHeader
        title="Authorized Person"
        lead={`A person who acts for ${user.company_name}, or owns a part of it.`}
        back={{ to: '/security', label: 'Security' }}
      />
      {isHeld && <Banner tone="lost">Your business information can no longer be changed here.</Banner>}
      {!isHeld && !person && <Banner tone="lost">This person is no longer listed.</Banner>}
      {!isHeld && person && <PersonForm registration={registration} person={person} />}
    </>
  )
}
