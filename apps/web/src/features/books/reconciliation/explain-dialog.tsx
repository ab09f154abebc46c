import { useQuery } from '@tanstack/react-query'
import { reconciliation, type WireDifference } from '@tradelane/contract/reconciliation/calls'
import { useStaffMay } from '../../../lib/session/staff.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CloseForm } from './close-form.tsx'
import { headOf, setKey, sideTexts } from './difference-words.ts'
import { EntryList } from './entry-list.tsx'
import { explainQuery } from './reconciliation-queries.ts'
import { Searched } from './searched.tsx'

type ExplainDialogProps = { difference: WireDifference; onClose: () => void }

/** What explains a difference. Those who decide can close it once that was searched, and not before. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { data, error, refetch } = useQuery(explainQuery(difference))
  const mayClose = useStaffMay(reconciliation.close)
  if (data && mayClose) return <CloseForm difference={difference} explanation={data} onClose={onClose} />
  return (
    <Dialog isOpen size="md" isOnlyText={data !== undefined} onClose={onClose} {...headOf(difference)}>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Spinner label="Searching our entries" />}
      {data && (
        <div className="grid gap-4">
          <Searched difference={difference} explanation={data} />
          {data.sets.map((set) => (
            <section key={setKey(set)} className="grid gap-1">
              <h3 className="font-medium">{sideTexts[set.side]}</h3>
              <EntryList entries={set.entries} currency={difference.currency} uid={difference.uid} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
