import { promised } from '@tradelane/contract/lifecycle/promises'
import { useNavigate } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import type { CargoSearchBody } from './cargo-search-of.ts'
import { useAskDesk } from './quotes-queries.ts'

type AskDeskProps = { search: CargoSearchBody; hasOffers: boolean }

/** Beneath the offers, and in their place where there are none. */
export function AskDesk({ search, hasOffers }: AskDeskProps) {
  const navigate = useNavigate()
  const asking = useAskDesk()
  const send = async (text: string) => {
    const note = text.trim()
    const answer = await asking.mutateAsync({ ...search, ...(note && { note }) })
    void navigate(`/offers/${answer.case_id}`)
    return answer
  }
  return (
    <Card title="Ask the desk for an offer">
      <div className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 basis-80 text-ink-2">
          {hasOffers ? 'None of them suits? ' : 'No rate card answers this search. '}
          Our desk asks vendors and sends you offers in {promised('offerQuotes')}. Nothing is ordered until
          you accept one.
        </p>
        <DialogButton text="Ask for an offer" {...(!hasOffers && { tone: 'main' as const })}>
          {(close) => (
            <ReasonDialog
              title="Ask the desk for an offer"
              lead="We send your search to our desk. Add what a form cannot say."
              label="Note"
              maxLength={2000}
              tone="main"
              submitText="Send request"
              busyText="Sending…"
              send={send}
              doneText={`Successfully Submitted. Our desk will send you offers in ${promised('offerQuotes')}.`}
              onClose={close}
            />
          )}
        </DialogButton>
      </div>
    </Card>
  )
}
