import { isSameName } from '@tradelane/contract/partners/name-check'
import { useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { NameCheckNotice } from '../../../../ui/parties/name-check-notice.tsx'
import { type EscrowPageData, useConfirmPayee } from '../parts/escrow-queries.ts'

/** The payee's bank has another name: the name is typed before the code is asked for. The page then shows the dialog with the code. */
export function ConfirmPayee({ page, onClose }: { page: EscrowPageData; onClose: () => void }) {
  const confirming = useConfirmPayee()
  const [typed, setTyped] = useState('')
  const { smart_escrow, beneficiary_account_details: account } = page
  const { account_holder_name: holder, name_check } = account
  return (
    <FormDialog
      title="Confirm the payee"
      lead="Before you approve the escrow"
      submitText="Confirm"
      busyText="Saving…"
      tone="danger"
      isBusy={confirming.isPending}
      isReady={isSameName(typed, holder)}
      onClose={onClose}
      onSubmit={() =>
        confirming.mutate({ smart_escrow_id: smart_escrow.smart_escrow_id, confirmed_payee_name: typed })
      }
    >
      <div className="grid gap-4">
        {name_check && <NameCheckNotice check={name_check} holder={holder} />}
        <TextInput
          label="Type the name of the account holder"
          autoComplete="off"
          spellCheck={false}
          help={`${holder}, to confirm that you asked the payee`}
          error={confirming.error ? messageOf(confirming.error) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </FormDialog>
  )
}
