import { founderActions } from '@tradelane/contract/onboarding/founder-actions'
import { founderStateTable } from '@tradelane/contract/onboarding/states'
import type { recordOfPerson } from '@tradelane/contract/onboarding/verified-persons'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { founderName, founderTypeName } from '../../../lib/queries/registration-facts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { PersonRow } from './person-row.tsx'
import type { Person } from './user.ts'

type AuthorizedPersonProps = {
  person: Person
  record: ReturnType<typeof recordOfPerson>
  /** The registration is open: its form has all persons. */
  isInForm: boolean
  onRemove: () => void
}

export function AuthorizedPerson({ person, record, isInForm, onRemove }: AuthorizedPersonProps) {
  const name = founderName(person)
  const { status, status_reason, review_due_at } = person
  const [edit, remove] = [`Edit ${name}`, `Remove ${name}`]
  return (
    <PersonRow
      name={name}
      mark={status !== null && <StatusBadge states={founderStateTable} state={status} />}
      facts={[founderTypeName(person), person.email]}
      note={
        <>
          {review_due_at && <p className="text-ink-2">We review this by {formatInstant(review_due_at)}.</p>}
          {status_reason && <p className="whitespace-pre-line text-lost">{status_reason}</p>}
        </>
      }
      actions={
        <>
          <RecordAction action={founderActions.change} record={record}>
            {(closed) =>
              closed === undefined || isInForm ? (
                <LinkButton size="sm" to={`/registration?person=${person.fid}`} aria-label={edit}>
                  Edit
                </LinkButton>
              ) : (
                <ClosedButton size="sm" text="Edit" aria-label={edit} closed={closed} />
              )
            }
          </RecordAction>
          <RecordAction action={founderActions.remove} record={record}>
            {(closed) =>
              closed === undefined ? (
                <Button size="sm" aria-label={remove} onClick={onRemove}>
                  Remove
                </Button>
              ) : (
                <ClosedButton size="sm" text="Remove" aria-label={remove} closed={closed} />
              )
            }
          </RecordAction>
        </>
      }
    />
  )
}
