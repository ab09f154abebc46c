import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { formStep, summaryStep } from '../factoring-steps.ts'
import { FactoringWizard } from '../factoring-wizard.tsx'
import { SentDialog } from '../sent-dialog.tsx'
import type { AskedFunding } from './asked-funding.ts'
import { FundForm } from './fund-form.tsx'
import { fundSteps } from './fund-steps.ts'
import { FundSummary } from './fund-summary.tsx'
import { FundTrade } from './fund-trade.tsx'
import type { FundValues } from './fund-values.ts'
import { OfferPanel } from './offer-panel.tsx'
import { SavedFunding } from './saved-funding.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { useFunding } from './use-funding.ts'

/** The same steps as "Fund Your Transaction": a new invoice, or the stored draft that the address names. */
export function FundWizard({ toggle }: { toggle: ReactNode }) {
  return (
    <SavedFunding>
      {(saved, asked) => <FundingSteps toggle={toggle} saved={saved} asked={asked} />}
    </SavedFunding>
  )
}

type FundingStepsProps = { toggle: ReactNode; saved: FundValues | undefined; asked: AskedFunding | undefined }

function FundingSteps({ toggle, saved, asked }: FundingStepsProps) {
  const funding = useFunding(saved, asked)
  const { form, values, place, offered, isApprover } = funding
  const isFundable = offered.isCurrent && offered.offer?.checks.every(({ passed }) => passed)
  return (
    <FactoringWizard
      form={form}
      steps={fundSteps}
      place={place}
      trade={<FundTrade fundingId={values.invoice_factoring_id} />}
      above={toggle}
      summary={<OfferPanel {...offered} hasFiles={hasFiles(values)} />}
      refusal={funding.refusal}
      submit={funding.submit}
      // Without the right to approve, the draft is saved for those who have it.
      last={{
        text: isApprover ? 'Submit' : 'Save draft',
        busyText: 'Saving…',
        isBusy: funding.isSaving,
        disabled: isApprover && !isFundable,
      }}
      isDirty={funding.isDirty && !funding.sent}
      dialogs={<Dialogs funding={funding} />}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        {place.step === formStep && <FundForm mayChange={funding.mayChange} />}
        {place.step === summaryStep && <FundSummary values={values} offered={offered} />}
      </Suspense>
    </FactoringWizard>
  )
}

const hasFiles = (values: FundValues): boolean =>
  values.invoice_file !== '' && values.purchase_order_file !== ''

function Dialogs({ funding }: { funding: ReturnType<typeof useFunding> }) {
  const { form, approving, offered, sent } = funding
  const navigate = useNavigate()
  if (sent) return <SentDialog {...sent} onClose={() => void navigate(sent.link.to, { replace: true })} />
  if (!approving || !offered.offer) return null
  return (
    <SubmitDialog
      values={form.getValues()}
      offer={offered.offer}
      onClose={approving.onClose}
      onDone={approving.onDone}
    />
  )
}
