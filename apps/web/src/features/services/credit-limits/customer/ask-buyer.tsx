import { useQuery } from '@tanstack/react-query'
import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import { isOpenLink, sentLinksQuery } from '../../../../lib/queries/links.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useAskBuyer } from '../parts/credit-limit-queries.ts'

/** The buyer may bring the document itself, without an account. Absent while it has a link of the customer's: the page lists that one, to be sent again. */
export function AskBuyer({ limit }: { limit: WireCreditLimit }) {
  const asking = useAskBuyer()
  const { data: links } = useQuery(sentLinksQuery('credit_limit', limit.credit_limit_id))
  const open = links?.find(isOpenLink)
  if (!links || open?.may_resend) return null
  return (
    <DialogButton size="sm" text={open ? 'Ask the buyer again' : 'Ask the buyer'}>
      {(close) => (
        <ConfirmDialog
          title="Ask the buyer?"
          lead={`We email the contact of ${limit.buyer_name} a link to upload the document. It works once.`}
          confirmText="Send link"
          busyText="Sending…"
          tone="main"
          send={() => asking.mutateAsync(limit.credit_limit_id)}
          doneText="We have sent your buyer a link."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
