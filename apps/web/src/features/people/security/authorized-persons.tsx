import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import { mostFounders } from '@tradelane/contract/onboarding/forms'
import { recordOfPerson } from '@tradelane/contract/onboarding/verified-persons'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { founderName, founderTypeName } from '../../../lib/queries/registration-facts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { toast } from '../../../ui/toast.ts'
import { AuthorizedPerson } from './authorized-person.tsx'
import { useRemoveFounder } from './security-queries.ts'
import type { Person, User } from './user.ts'

export function AuthorizedPersons({ user }: { user: User }) {
  const persons = user.founders as Person[]
  const [leaving, setLeaving] = useState<Person>()
  const removing = useRemoveFounder()
  const verification = {
    state: user.status ?? ('null' as const),
    is_full: persons.length >= mostFounders,
  }
  // The link leads to the form as long as that is open: persons are a part of it.
  const isInForm = closedBy(kybActions.submit, verification) === undefined
  return (
    <Setting
      title="Authorized Persons"
      lead="People who act for the company or own it. We review each person you add or change."
      action={
        <RecordAction action={kybActions.savePerson} record={verification}>
          {(closed) =>
            closed === undefined || isInForm ? (
              <LinkButton to="/registration?person=new">{add}</LinkButton>
            ) : (
              <ClosedButton text={add} closed={closed} />
            )
          }
        </RecordAction>
      }
    >
      {persons.length === 0 ? (
        <p className="text-ink-2">There is no Authorized Persons</p>
      ) : (
        <ul aria-label="Authorized Persons" className="-mt-3 divide-y divide-line">
          {persons.map((person) => (
            <AuthorizedPerson
              key={person.fid}
              person={person}
              record={recordOfPerson(user.status, persons, person)}
              isInForm={isInForm}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Remove ${founderName(leaving)}?`}
          lead={asSentence(
            `They are no longer listed as ${founderTypeName(leaving).toLowerCase()} of ${user.company_name}`,
          )}
          confirmText="Remove"
          busyText="Removing…"
          send={() => removing.mutateAsync(leaving.fid)}
          onFailure={(error) => toast.error(messageOf(error, 'Something went wrong, please try again!'))}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Setting>
  )
}

const add = (
  <>
    <Plus size={16} aria-hidden />
    Add
  </>
)
