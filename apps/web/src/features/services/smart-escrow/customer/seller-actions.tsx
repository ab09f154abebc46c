import { useQuery } from '@tanstack/react-query'
import { escrowActions } from '@tradelane/contract/smart-escrow/actions'
import { decisionReason } from '@tradelane/contract/smart-escrow/forms'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { isOpenLink, sentLinksQuery } from '../../../../lib/queries/links.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { type EscrowPageData, service, useAskSeller, useCancelEscrow } from '../parts/escrow-queries.ts'

type SellerActionsProps = { page: EscrowPageData }

/** What the buyer can do about a seller that has not agreed, or has lost its link. */
export function SellerActions({ page }: SellerActionsProps) {
  const { has_open_block } = page
  const { smart_escrow_id: id, status, agreement } = page.smart_escrow
  const { data: links } = useQuery({ ...sentLinksQuery(service, id), enabled: page.may_ask_seller })
  // A link that works can be sent again from the list of links.
  const needsLink = agreement === 'declined' || links?.some(isOpenLink) === false
  return (
    <>
      <RecordAction action={escrowActions.cancel} record={{ state: status, agreement, has_open_block }}>
        {(closed) => <Cancel page={page} closed={closed} />}
      </RecordAction>
      {page.may_ask_seller && needsLink && <AskSeller page={page} />}
    </>
  )
}

function AskSeller({ page }: SellerActionsProps) {
  const asking = useAskSeller()
  const { smart_escrow_id } = page.smart_escrow
  return (
    <DialogButton text="Send the seller a link">
      {(close) => (
        <ConfirmDialog
          title="Send the seller a new link"
          lead={`We email ${page.smart_escrow.company_name} a new link, to the address of its contact person. The previous one stops working.`}
          tone="main"
          confirmText="Send"
          busyText="Sending…"
          send={() => asking.mutateAsync(smart_escrow_id)}
          doneText="We have sent the seller a new link."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function Cancel({ page, closed }: SellerActionsProps & { closed: string | undefined }) {
  const cancelling = useCancelEscrow()
  const { smart_escrow_id, fees, amount_sent_currency: currency } = page.smart_escrow
  const back = formatAmount(page.back_if_cancelled, currency)
  return (
    <DialogButton text="Cancel the escrow" closed={closed}>
      {(close) => (
        <ReasonDialog
          title="Cancel the escrow?"
          lead={`What is neither paid nor being paid goes back to your balance: ${back}. The fee of ${formatAmount(fees, currency)} is not given back. The seller reads your reason. This cannot be undone.`}
          rule={decisionReason}
          maxLength={500}
          tone="danger"
          submitText="Cancel the escrow"
          busyText="Cancelling…"
          send={(reason) => cancelling.mutateAsync({ smart_escrow_id, reason })}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
