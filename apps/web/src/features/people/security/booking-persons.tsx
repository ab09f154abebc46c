import { useQuery } from '@tanstack/react-query'
import type { BookingPerson } from '@tradelane/contract/booking-persons/calls'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { BookingPersonDialog } from './booking-person-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { bookingPersonsQuery, useRemoveBookingPerson } from './security-queries.ts'
import type { User } from './user.ts'

type Open = { what: 'add' } | { what: 'edit' | 'remove'; person: BookingPerson }

export function BookingPersons({ user }: { user: User }) {
  const { data: persons, error } = useQuery(bookingPersonsQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const mayChange = user.role === 'owner' || user.role === 'preparer'
  return (
    <Setting
      title="Booking Persons"
      lead="People who may book freight, inspections and insurance in your company’s name."
      action={
        mayChange && (
          <Button onClick={() => setOpen({ what: 'add' })}>
            <Plus size={16} aria-hidden />
            Add booking person
          </Button>
        )
      }
    >
      {error && !persons && <Banner tone="lost">{messageOf(error)}</Banner>}
      {!persons && !error && <Skeleton className="h-10" />}
      {persons?.length === 0 && (
        <p className="text-ink-2">Booking persons appear here. Add your first booking person.</p>
      )}
      {persons && persons.length > 0 && (
        <ul aria-label="Booking Persons" className="-mt-3 divide-y divide-line">
          {persons.map((person) => (
            <PersonRow
              key={person.booking_person_id}
              name={person.name}
              facts={[person.professional_position, person.email, person.phone_number]}
              actions={mayChange && <Actions person={person} onOpen={setOpen} />}
            />
          ))}
        </ul>
      )}
      {open?.what === 'remove' && <Removal person={open.person} onClose={close} />}
      {open && open.what !== 'remove' && (
        <BookingPersonDialog person={open.what === 'edit' ? open.person : undefined} onClose={close} />
      )}
    </Setting>
  )
}

function Actions({ person, onOpen }: { person: BookingPerson; onOpen: (open: Open) => void }) {
  return (
    <>
      <Button size="sm" aria-label={`Edit ${person.name}`} onClick={() => onOpen({ what: 'edit', person })}>
        Edit
      </Button>
      <Button
        size="sm"
        aria-label={`Remove ${person.name}`}
        onClick={() => onOpen({ what: 'remove', person })}
      >
        Remove
      </Button>
    </>
  )
}

function Removal({ person, onClose }: { person: BookingPerson; onClose: () => void }) {
  const removing = useRemoveBookingPerson()
  return (
    <ConfirmDialog
      title={`Remove ${person.name}?`}
      lead="They can no longer book for your company."
      confirmText="Remove"
      busyText="Removing…"
      send={() => removing.mutateAsync(person.booking_person_id)}
      onFailure={(error) => toast.error(messageOf(error, 'Something went wrong, please try again!'))}
      onClose={onClose}
    />
  )
}
