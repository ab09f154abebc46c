import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { isOnlyVerified } from '@tradelane/contract/onboarding/verified-persons'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { founderName, founderTypeName } from '../../../lib/queries/registration-facts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { AuthorizedPerson } from './authorized-person.tsx'
import { useRemoveFounder } from './security-queries.ts'
import { Setting } from './setting.tsx'
import type { Person, User } from './user.ts'

export function AuthorizedPersons({ user }: { user: User }) {
  const persons = user.founders as Person[]
  const [leaving, setLeaving] = useState<Person>()
  const removing = useRemoveFounder()
  const mayChange = user.role === 'owner'
  return (
    <Setting
      title="Authorized Persons"
      lead="People who act for the company or own it. We review each person you add or change."
      action={
        mayChange && (
          <LinkButton to="/registration?person=new">
            <Plus size={16} aria-hidden />
            Add
          </LinkButton>
        )
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
              mayChange={mayChange}
              isKept={user.status === 'Clear' && isOnlyVerified(persons, person.fid)}
              {...(mayRemove(person, persons) && { onRemove: () => setLeaving(person) })}
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

/** As in the server's rule: the last authorised person cannot be removed. */
function mayRemove(person: Person, persons: readonly Person[]): boolean {
  const others = persons.filter((one) => one !== person)
  return person.founder_type === 1 ? others.length > 0 : others.some(({ founder_type }) => founder_type === 0)
}
