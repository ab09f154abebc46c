import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import type { StartedClaim } from '../parts/claim-values.ts'
import { ClaimFields } from './claim-fields.tsx'
import { useClaim } from './use-claim.ts'

/** A loss as it is reported: saved as far as it is known, sent once it is complete. */
export function ClaimForm(props: StartedClaim) {
  const { form, refusal, save, submit, keep, isSaving, isSubmitting } = useClaim(props)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} className="max-w-form">
        <Card>
          <ClaimFields onDocuments={keep} />
          {refusal && (
            <div className="mt-5">
              <Banner tone="lost" isAlert>
                {refusal}
              </Banner>
            </div>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5">
            <Button isBusy={isSaving} busyText="Saving…" onClick={() => void save()}>
              Save as draft
            </Button>
            <Button type="submit" tone="main" isBusy={isSubmitting} busyText="Submitting…">
              Submit claim
            </Button>
          </div>
        </Card>
      </form>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </FormProvider>
  )
}
