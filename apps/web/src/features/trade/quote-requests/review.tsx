import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { FormProvider } from 'react-hook-form'
import { quoteRequestQuery } from '../../../lib/queries/quote-requests.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { useRequestForm } from './request-form.ts'
import { steps } from './request-steps.ts'
import { type RequestValues, soundBodyOf } from './request-values.ts'
import { ReviewSection } from './review-section.tsx'
import { isUnsaved, SavingNote } from './saving-note.tsx'
import { sectionFields } from './section-fields.tsx'
import { useReview } from './use-review.ts'
import { useSaving } from './use-saving.ts'

/** The sections of a draft. What is missing is said in each. */
export function Review({ start, saved }: { start: RequestValues; saved: WireQuoteRequest }) {
  const id = saved.quote_request_id
  const own = useRequestForm(start)
  const saving = useSaving(
    own,
    { id, version: saved.version },
    { mark: soundBodyOf(start, {}), onCreated: () => undefined },
  )
  const { data } = useQuery(quoteRequestQuery(id))
  const request = data ?? saved
  const review = useReview(own, saving, request)
  const mayChange = useMay('preparer')
  return (
    <FormProvider {...own.form}>
      <div className="grid max-w-[860px] gap-4">
        {sectionFields.map((Fields, index) => (
          <ReviewSection
            key={steps[index]?.title}
            index={index}
            request={request}
            open={
              mayChange
                ? {
                    isOpen: review.opened.has(index),
                    isSaving: saving.state.kind === 'saving',
                    edit: () => review.edit(index),
                    done: () => void review.done(index),
                  }
                : undefined
            }
          >
            <Fields />
          </ReviewSection>
        ))}
        <SavingNote saving={saving} />
        {review.refusal && (
          <Banner tone="lost" isAlert>
            {review.refusal}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <LinkButton to={`/request-a-quote?step=services&quote_request_id=${id}`}>Back</LinkButton>
          <span className="flex-1" />
          {mayChange && (
            <Button
              tone="main"
              isBusy={review.isSubmitting}
              busyText="Submitting…"
              onClick={() => void review.submit()}
            >
              Submit request
            </Button>
          )}
        </div>
      </div>
      <LeaveGuard isDirty={isUnsaved(saving.state)} />
    </FormProvider>
  )
}
