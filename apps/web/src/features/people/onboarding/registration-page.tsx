import { useSuspenseQuery } from '@tanstack/react-query'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCodeLists } from '../../../lib/queries/code-list.ts'
import { registrationCategories } from '../../../lib/queries/registration-facts.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { OwnershipPage } from './ownership-page.tsx'
import { PersonPage } from './person-page.tsx'
import { RegisteredDialog } from './registered-dialog.tsx'
import { RegistrationWizard } from './registration-wizard.tsx'
import { Requirements } from './requirements.tsx'
import { SubmittedRegistration } from './submitted-registration.tsx'

/**
 * /registration: the wizard while the customer has to act, otherwise the submitted registration. With `person` in the
 * address, one person of it, or a `new` one; with `ownership`, who owns how much.
 */
export function RegistrationPage() {
  // Read again at each visit: the back office may have answered a moment ago.
  const { data: user } = useSuspenseQuery({ ...profileQuery, staleTime: 0 })
  useCodeLists(registrationCategories, user.company_region)
  const [isRegistered, setIsRegistered] = useState(false)
  const [address] = useSearchParams()
  const person = address.get('person')
  const verification = { state: user.status ?? ('null' as const) }
  const isOpen = closedBy(kybActions.submit, verification) === undefined
  if (address.has('ownership') && !isOpen) return <OwnershipPage user={user} />
  if (person !== null && !isOpen) return <PersonPage user={user} fid={person} />
  return (
    <>
      <PageHeader
        title="Business Info"
        lead={
          isOpen
            ? 'We need information about your company before we can open its account for payments.'
            : 'The information that you gave us about your company.'
        }
        actions={
          <RecordAction action={kybActions.submit} record={verification}>
            {(closed) => closed !== undefined && <ClosedButton text="Change" closed={closed} />}
          </RecordAction>
        }
      />
      <Requirements user={user} />
      {isOpen ? (
        <RegistrationWizard
          user={user}
          isAboutPersons={person !== null}
          onRegistered={() => setIsRegistered(true)}
        />
      ) : (
        <SubmittedRegistration user={user} />
      )}
      <RegisteredDialog isOpen={isRegistered} onClose={() => setIsRegistered(false)} />
    </>
  )
}
