import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { PaymentWizardState } from './use-payment-wizard.ts'

type DraftNotesProps = {
  /** Why the second person returned the payment. */
  reason: string | null | undefined
  wizard: PaymentWizardState
}

/** What must be known of what stands in the wizard: why it came back, and that it was entered and not saved. */
export function DraftNotes({ reason, wizard }: DraftNotesProps) {
  return (
    <>
      {reason && (
        <Banner tone="wait" title="Back to be changed">
          {reason}
        </Banner>
      )}
      {wizard.isRestored && (
        <Banner
          tone="info"
          action={
            <Button size="sm" tone="quiet" onClick={wizard.startOver}>
              Start over
            </Button>
          }
        >
          This is what you had entered and not saved.
        </Banner>
      )}
    </>
  )
}
