import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useFormSteps } from '../../../lib/wizard/use-form-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { Wizard, WizardActions } from '../../../ui/wizard/wizard.tsx'
import type { OpenedRequest } from './open-request.tsx'
import { OpenedNote } from './opened-note.tsx'
import { useRequestForm } from './request-form.ts'
import { RequestSoFar } from './request-so-far.tsx'
import { reviewStep, steps } from './request-steps.ts'
import { soundBodyOf } from './request-values.ts'
import { isUnsaved, SavingNote } from './saving-note.tsx'
import { sectionFields } from './section-fields.tsx'
import { useSaving } from './use-saving.ts'

/** The steps of a request. Every change is saved by itself; the last step is the review. */
export function RequestWizard({ start, saved, onCreated, isOfVisitor }: OpenedRequest) {
  const request = useRequestForm(start)
  const { form } = request
  const saving = useSaving(request, saved && { id: saved.quote_request_id, version: saved.version }, {
    ...(saved && { mark: soundBodyOf(start, {}) }),
    onCreated,
  })
  const place = useFormSteps(form, steps, { start: 0, furthest: reviewStep - 1 })
  const navigate = useNavigate()
  const { step, goTo, advance, show, heading } = place
  const go = async (next: number) => {
    if (next < step) return goTo(next)
    if (!(await advance(next))) return
    if (next < reviewStep) return show(next)
    // The review waits for what the server refuses now. A request without a word is not saved: there is nothing to review.
    if ((await saving.save()) && (await advance(reviewStep, 0)) && saving.idOf())
      await navigate(`/review-submit?quote_request_id=${saving.idOf()}`)
  }
  const Fields = sectionFields[step]
  return (
    <FormProvider {...form}>
      <Wizard
        label="Steps of the request"
        steps={steps}
        current={step}
        onStep={(next) => void go(next)}
        heading={heading}
        summary={<RequestSoFar id={saving.idOf()} />}
      >
        {step === 0 && (
          <div className="mb-5 empty:hidden">
            <OpenedNote saved={saved} isOfVisitor={isOfVisitor} />
          </div>
        )}
        <form
          aria-label={steps[step]?.title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void go(step + 1)
          }}
        >
          {Fields && <Fields />}
          <div className="mt-5">
            <SavingNote saving={saving} />
          </div>
          <WizardActions
            back={step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
            next={
              <Button type="submit" tone="main">
                {step === reviewStep - 1 ? 'Review' : 'Next'}
              </Button>
            }
          />
        </form>
      </Wizard>
      <LeaveGuard isDirty={isUnsaved(saving.state)} />
    </FormProvider>
  )
}
