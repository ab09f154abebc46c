import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { PaymentWizardState } from './use-payment-wizard.ts'

type DraftNotesProps = {
  /** Why the second person returned the payment. */
  reason: string | null | undefined
  wizard: PaymentWizardState
}

/** Notes above the wizard: why the payment was returned, and that unsaved input was restored. */
export function DraftNotes({ reason, wizard }: DraftNotesProps) {
  return (
    <>
      {reason && (
        <Banner tone="wait" title="Returned for changes">
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
          We have restored your unsaved entries.
        </Banner>
      )}
    </>
  )
}
