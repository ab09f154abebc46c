import { useSuspenseQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../lib/session/profile.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AccountViews } from './account-views.tsx'
import { AuthorizedPersons } from './authorized-persons.tsx'
import { BookingPersons } from './booking-persons.tsx'
import { Devices } from './devices.tsx'
import { LoginInformation } from './login-information.tsx'

/** /security: the user's credentials and devices, and the people who may act for the company. */
export function SecurityPage() {
  // Read again at each visit: the back office may have decided on a person.
  const { data: user } = useSuspenseQuery({ ...profileQuery, staleTime: 0 })
  return (
    <>
      <PageHeader
        title="Security"
        lead="How you sign in, your devices, and the people who act for your company."
        actions={user.role === 'owner' && <LinkButton to="/team">Team and releases</LinkButton>}
      />
      <div className="grid max-w-[860px] gap-4">
        <Collapsible title="Login Information">
          <div className="divide-y divide-line">
            <LoginInformation user={user} />
          </div>
        </Collapsible>
        <Collapsible title="Signed-in Devices">
          <div className="divide-y divide-line">
            <Devices />
          </div>
        </Collapsible>
        <Collapsible title="Views by Tradelane">
          <AccountViews />
        </Collapsible>
        <Collapsible title="Platform Authorization">
          <div className="divide-y divide-line">
            <AuthorizedPersons user={user} />
            <BookingPersons user={user} />
          </div>
        </Collapsible>
      </div>
    </>
  )
}
