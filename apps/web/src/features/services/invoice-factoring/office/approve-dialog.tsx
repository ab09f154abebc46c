import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { useSending } from '../../../../ui/forms/use-sending.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { type OfficeFundingPage, useDecideFunding } from '../parts/funding-queries.ts'
import { XmlDifferences } from '../parts/xml-differences.tsx'
import { isAboveLimit, limitFacts } from './limit-facts.ts'

/** Approves an invoice, with the limit of today in view. Above the limit, an explicit tick is needed. */
export function ApproveDialog({ page, onClose }: { page: OfficeFundingPage; onClose: () => void }) {
  const deciding = useDecideFunding()
  const [accepted, setAccepted] = useState<Accepted>({})
  const { invoice_factoring_id, version, finance_partner_name, invoice_amount, currency } = page.funding
  const advance = page.offer ? ` of ${formatAmount(page.offer.advance, currency)}` : ''
  const sending = useSending<void>(
    () => deciding.mutateAsync({ invoice_factoring_id, version, decision: 'approve', ...accepted }),
    { doneText: 'The invoice has been approved.', onDone: onClose },
  )
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  return (
    <FormDialog
      title="Approve this invoice?"
      lead={`${finance_partner_name} is asked to send the advance${advance} on the invoice of ${formatAmount(invoice_amount, currency)}. This cannot be undone.`}
      submitText="Approve"
      busyText="Approving…"
      isBusy={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <DefinitionList layout="summary" facts={limitFacts(page)} />
        <Ticks
          {...{ page, accepted, faults }}
          onChange={(changed) => setAccepted({ ...accepted, ...changed })}
        />
        {sending.error && Object.keys(faults).length === 0 && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

type Accepted = { accept_above_limit?: boolean; accept_alike?: boolean; accept_xml_differences?: boolean }
type TicksProps = {
  page: OfficeFundingPage
  accepted: Accepted
  faults: Readonly<Record<string, string>>
  onChange: (changed: Accepted) => void
}

/** What somebody has to look at before, and says that they have. */
function Ticks({ page, accepted, faults, onChange }: TicksProps) {
  const ticked = (name: keyof Accepted) => ({
    checked: accepted[name] ?? false,
    onChange: ({ target }: { target: { checked: boolean } }) => onChange({ [name]: target.checked }),
    error: accepted[name] ? undefined : faults[name],
  })
  return (
    <>
      {(isAboveLimit(page) || faults.accept_above_limit) && (
        <Checkbox
          label="Approve above the credit limit"
          help="The limit was reduced after the invoice was submitted."
          {...ticked('accept_above_limit')}
        />
      )}
      {(page.alike || faults.accept_alike) && (
        <Checkbox
          label="This is another invoice"
          help={page.alike ? `You compared it with ${page.alike.funding_number}, which has no number.` : ''}
          {...ticked('accept_alike')}
        />
      )}
      <XmlDifferences differences={page.xml_differences} isOffice />
      {(page.xml_differences.length > 0 || faults.accept_xml_differences) && (
        <Checkbox label="The differences are explained" {...ticked('accept_xml_differences')} />
      )}
    </>
  )
}
