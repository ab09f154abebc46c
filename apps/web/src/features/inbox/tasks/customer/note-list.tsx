import { useQuery } from '@tanstack/react-query'
import type { WireNote } from '@tradelane/contract/tasks/calls'
import { newNote } from '@tradelane/contract/tasks/forms'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { notesQuery, useAddNote, useDeleteNote, useTickNote } from '../parts/task-queries.ts'

/** The user's private list. */
export function NoteList() {
  const { data, error, refetch } = useQuery(notesQuery)
  return (
    <Card title="Your notes">
      <NoteForm />
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : data?.length === 0 ? (
        <EmptyState title="No record found">Only you can see your notes. Add your first note.</EmptyState>
      ) : (
        <ul aria-label="Your notes" aria-busy={!data} className="mt-4 grid gap-2">
          {data?.map((note) => (
            <Note key={note.note_id} note={note} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function NoteForm() {
  const form = useContractForm(newNote, { text: '' })
  const adding = useAddNote()
  const add = form.handleSubmit(({ text }) =>
    adding.mutate(text, {
      onSuccess: () => form.reset(),
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  return (
    <form onSubmit={add} noValidate className="grid gap-3 print:hidden">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextInput
          label="New note"
          isLabelHidden
          placeholder="What to remember"
          maxLength={500}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        <Button type="submit" isBusy={adding.isPending} busyText="Adding…">
          Add
        </Button>
      </div>
      {adding.error && (
        <Banner tone="lost" isAlert>
          {messageOf(adding.error)}
        </Banner>
      )}
    </form>
  )
}

function Note({ note: { note_id, text, is_done } }: { note: WireNote }) {
  const ticking = useTickNote()
  // The checkbox does not wait: a mutation tells its state a moment after the click, and a controlled checkbox would jump back till then.
  const [wanted, setWanted] = useState<boolean>()
  const isTicked = wanted ?? is_done
  const tick = (next: boolean) => {
    setWanted(next)
    ticking.mutate(
      { note_id, is_done: next },
      {
        onError: (error) => toast.error(messageOf(error, 'Your note could not be saved.')),
        onSettled: () => setWanted(undefined),
      },
    )
  }
  const deleting = useDeleteNote()
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2">
      <div className="min-w-0 pt-2">
        <Checkbox
          label={
            <span className={isTicked ? 'wrap-anywhere text-ink-2 line-through' : 'wrap-anywhere'}>
              {text}
            </span>
          }
          checked={isTicked}
          onChange={({ target }) => tick(target.checked)}
        />
      </div>
      <IconButton
        label={`Delete note: ${text}`}
        icon={Trash2}
        isBare
        disabled={deleting.isPending}
        onClick={() => deleting.mutate(note_id)}
      />
    </li>
  )
}
