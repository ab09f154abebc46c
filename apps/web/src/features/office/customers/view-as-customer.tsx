import { officeViews } from '@tradelane/contract/account-views/calls'
import { revealReason } from '@tradelane/contract/audit/reveal-reason'
import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import { api } from '../../../lib/net/api.ts'
import { beginView } from '../../../lib/session/session.ts'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'

/** Opens the customer's app to read, in this tab. */
export function ViewAsCustomer({ uid, name }: { uid: string; name: string }) {
  return (
    <StaffOnly call={officeViews.begin}>
      <DialogButton text="View as customer">
        {(close) => (
          <ReasonDialog
            title={`View as ${name}`}
            lead={`You see what the customer sees, for ${promised('accountView')}, and can change nothing. The customer reads your name and the reason.`}
            rule={revealReason}
            maxLength={300}
            submitText="View as customer"
            busyText="Opening…"
            send={async (reason) => {
              const { jwt, view_id } = await api(officeViews.begin, { body: { uid, reason } })
              beginView({ jwt, view_id, ends: Date.now() + promisedMs('accountView') })
              return undefined
            }}
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}
