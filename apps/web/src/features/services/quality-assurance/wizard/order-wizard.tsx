import { useQuery } from '@tanstack/react-query'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { FormProvider } from 'react-hook-form'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { Wizard, WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { inspectionQuery } from '../parts/inspection-queries.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { InitiateStep } from './initiate-step.tsx'
import { OrderForm } from './order-form.tsx'
import { detailsStep, initiateStep, steps, summaryStep } from './order-steps.ts'
import { OrderSummary } from './order-summary.tsx'
import type { OrderValues } from './order-values.ts'
import { QualityFeatures } from './quality-features.tsx'
import { SentOrder } from './sent-order.tsx'
import { SupplierFields } from './supplier-fields.tsx'
import { useOrder } from './use-order.ts'

type Order = ReturnType<typeof useOrder>

/** The three steps: what it costs, the order, the summary. */
export function OrderWizard({ start }: { start: OrderValues }) {
  const order = useOrder(start)
  const { form, values, place, sent } = order
  const { step, goTo, advance, show, heading } = place
  const go = async (next: number) => {
    if (next <= step) goTo(next)
    else if (await advance(next)) show(next)
  }
  return (
    <FormProvider {...form}>
      <Wizard
        label="Quality assurance steps"
        steps={steps}
        current={step}
        onStep={(next) => void go(next)}
        heading={heading}
        trade={<OrderTrade id={values.quality_assurance_id} />}
        summary={step === initiateStep ? <QualityFeatures /> : <EstimatePanel values={values} />}
      >
        {step === initiateStep && <InitiateStep />}
        {/* Outside of the order's form: its dialog is a form of its own. */}
        {step === detailsStep && <SupplierFields />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (step === summaryStep) void order.submit()
            else void go(step + 1)
          }}
        >
          {step === detailsStep && <OrderForm />}
          {step === summaryStep && <OrderSummary values={values} />}
          <Refused text={order.refusal} />
          <Actions order={order} />
        </form>
      </Wizard>
      <LeaveGuard isDirty={order.isDirty && !sent} />
      {sent && <SentOrder {...sent} />}
    </FormProvider>
  )
}

function Refused({ text }: { text: string | undefined }) {
  return (
    text && (
      <div className="mt-5">
        <Banner tone="lost" isAlert>
          {text}
        </Banner>
      </div>
    )
  )
}

function Actions({ order: { place, saveDraft, isSaving, isSubmitting } }: { order: Order }) {
  const { step, goTo } = place
  const isBusy = isSaving || isSubmitting
  return (
    <WizardActions
      back={
        step > initiateStep && (
          <Button onClick={() => goTo(step - 1)} disabled={isBusy}>
            Back
          </Button>
        )
      }
      extra={
        step > initiateStep && (
          <Button
            onClick={() => void saveDraft()}
            isBusy={isSaving}
            busyText="Saving…"
            disabled={isSubmitting}
          >
            Save as Draft
          </Button>
        )
      }
      next={
        <Button type="submit" tone="main" isBusy={isSubmitting} busyText="Submitting…" disabled={isSaving}>
          {step === summaryStep ? 'Submit' : 'Next'}
        </Button>
      }
    />
  )
}

/** The trade of a draft; before the first save the current one. */
function OrderTrade({ id }: { id: string }) {
  const { data } = useQuery({ ...inspectionQuery(id), enabled: id !== '' })
  if (id === '') return <WizardTrade />
  const transactionId = data?.quality_assurance_data.transaction_id
  return transactionId && <WizardTrade saved={{ subject: qualityAssurance.subject, id, transactionId }} />
}
