import {
  abortedInspection,
  officeInspections,
  type WireOfficeInspection,
} from '@tradelane/contract/quality-assurance/office-calls'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { useAbortInspection } from './office-inspection-queries.ts'

type Payer = 'customer' | 'tradelane'

const customerPays = {
  value: 'customer' as const,
  label: 'The customer',
  help: 'The order or the supplier was not ready. Nothing is paid back.',
}

/** Ends a paid inspection that does not take place, and says who pays for it. */
export function AbortInspection({ inspection }: { inspection: WireOfficeInspection }) {
  const { quality_assurance_id, version, customer_name, quote, status } = inspection
  const [payer, setPayer] = useState<Payer>('tradelane')
  const aborting = useAbortInspection()
  return (
    <StaffOnly call={officeInspections.abort}>
      <DialogButton text="Abort">
        {(close) => (
          <ReasonDialog
            title="Abort this inspection"
            lead={`${customer_name} reads the reason by email and on the inspection.`}
            rule={abortedInspection.shape.reason}
            tone="danger"
            submitText="Abort inspection"
            busyText="Aborting…"
            send={(reason) =>
              aborting.mutateAsync({ quality_assurance_id, version, reason, at_cost_of: payer })
            }
            doneText="The inspection is aborted."
            onClose={close}
          >
            {/* Before a day is agreed, nobody can have been not ready. */}
            <RadioGroup
              label="Who pays"
              chosen={payer}
              onChoose={setPayer}
              choices={[
                {
                  value: 'tradelane',
                  label: 'Tradelane',
                  help: `${quote ? formatAmount(quote.total, 'USD') : 'Everything'} is paid back.`,
                },
                ...(status === 'scheduled' ? [customerPays] : []),
              ]}
            />
          </ReasonDialog>
        )}
      </DialogButton>
    </StaffOnly>
  )
}
