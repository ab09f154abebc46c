import { useQuery } from '@tanstack/react-query'
import {
  customerFile,
  newCustomerNote,
  type WireCustomerNote,
} from '@tradelane/contract/customers/file-calls'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { notesQuery, useAddNote } from './file-queries.ts'

/** What colleagues should know of a customer. */
export function NotesCard({ uid }: { uid: string }) {
  const [page, setPage] = useState(1)
  return (
    <Card
      title="Notes"
      isFlush
      action={
        <StaffOnly call={customerFile.addNote}>
          <DialogButton size="sm" text="Add note">
            {(close) => <NoteDialog uid={uid} onClose={close} />}
          </DialogButton>
        </StaffOnly>
      }
    >
      <RecordList
        label="Notes"
        query={useQuery(notesQuery(uid, page))}
        rowsOf={({ notes }) => notes}
        rowKey={({ note_id }) => note_id}
        row={(note) => <Note note={note} />}
        skeletonRows={1}
        onPage={setPage}
        empty={{
          icon: NotebookPen,
          text: 'Notes for colleagues will appear here. The customer does not read them.',
        }}
      />
    </Card>
  )
}

function Note({ note: { text, written_by, written_at } }: { note: WireCustomerNote }) {
  return (
    <li className="grid gap-1 px-5 py-4">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-xs text-ink-2">
        {written_by}, {formatInstant(written_at)}
      </p>
    </li>
  )
}

function NoteDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const adding = useAddNote(uid)
  return (
    <ReasonDialog
      title="Add a note"
      lead="Only the back office reads it. It stays as it is: notes are neither changed nor removed."
      label="Note"
      rule={newCustomerNote.shape.text}
      maxLength={2000}
      submitText="Add note"
      busyText="Adding…"
      send={(text) => adding.mutateAsync(text)}
      doneText="The note is saved."
      onClose={onClose}
    />
  )
}
