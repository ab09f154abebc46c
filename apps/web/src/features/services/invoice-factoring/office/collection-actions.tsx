import { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import type { Collection } from '../parts/collection-queries.ts'
import { CloseShortDialog } from './close-short-dialog.tsx'
import { CollectionNoteDialog } from './collection-note-dialog.tsx'
import { RecourseDialog } from './recourse-dialog.tsx'

/** What can be done about an unpaid invoice in its row. */
export function CollectionActions({ row }: { row: Collection }) {
  return (
    <span className="relative z-1 inline-flex flex-wrap justify-end gap-2 text-left">
      <StaffOnly call={officeCollections.note}>
        <DialogButton size="sm" text={<Named text="Add note" number={row.funding_number} />}>
          {(close) => <CollectionNoteDialog about={row} onClose={close} />}
        </DialogButton>
      </StaffOnly>
      {row.bucket === 'short' && (
        <StaffOnly call={officeCollections.closeShort}>
          <DialogButton size="sm" text={<Named text="Accept short payment" number={row.funding_number} />}>
            {(close) => <CloseShortDialog about={row} onClose={close} />}
          </DialogButton>
        </StaffOnly>
      )}
      {row.may_recourse && (
        <StaffOnly call={officeFundings.recourse}>
          <DialogButton size="sm" text={<Named text="Recourse" number={row.funding_number} />}>
            {(close) => <RecourseDialog about={row} onClose={close} />}
          </DialogButton>
        </StaffOnly>
      )}
    </span>
  )
}

function Named({ text, number }: { text: string; number: string }) {
  return (
    <>
      {text}
      <span className="sr-only">: {number}</span>
    </>
  )
}
