import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import { Wizard, WizardActions } from '../../../ui/wizard/wizard.tsx'
import { ApplicantStep } from './applicant-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { FoundersStep } from './founders-step.tsx'
import { type ProfileUser, type RegistrationValues, steps } from './registration-values.ts'
import { useRegistration } from './use-registration.ts'

type RegistrationWizardProps = {
  user: ProfileUser
  /** The user came to change the persons: if the rest was entered before, they are shown at once. */
  isAboutPersons: boolean
  onRegistered: () => void
}

/** The three steps of the business verification. */
export function RegistrationWizard({ user, isAboutPersons, onRegistered }: RegistrationWizardProps) {
  const wizard = useRegistration(user, isAboutPersons, onRegistered)
  const { form, step, isLast, heading, faulty, goTo, goOn, isSending } = wizard
  const send = (event: FormEvent) => {
    event.preventDefault()
    void goOn()
  }
  return (
    <FormProvider {...form}>
      <Wizard
        label="Registration steps"
        {...{ steps, faulty, heading }}
        current={step}
        summary={<SoFar step={step} values={form.getValues()} />}
      >
        <form noValidate onSubmit={send}>
          {step === 0 && <ApplicantStep />}
          {step === 1 && <CompanyStep region={user.company_region} />}
          {step === 2 && <FoundersStep />}
          <WizardActions
            back={step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
            extra={
              <LinkButton to="/dashboard" tone="quiet">
                Cancel
              </LinkButton>
            }
            next={
              <Button type="submit" tone="main" isBusy={isSending} busyText="Saving…">
                {isLast ? 'Save' : 'Next'}
              </Button>
            }
          />
        </form>
      </Wizard>
    </FormProvider>
  )
}

/** The entries of the completed steps. */
function SoFar({ step, values }: { step: number; values: RegistrationValues }) {
  const papers = values.business_documents_details.length
  const facts: Fact[] = [
    { term: 'Company', value: values.company_name },
    { term: 'Number', value: values.company_reg_number },
    { term: 'Applicant', value: `${values.first_name} ${values.last_name}` },
    ...(step > 0 ? [{ term: 'Job title', value: values.job_title }] : []),
    ...(step > 1
      ? [
          { term: 'Trade name', value: values.trade_name, startsGroup: true },
          { term: 'Seat', value: values.registered_city },
          { term: 'Documents', value: String(papers) },
        ]
      : []),
  ]
  return (
    <Card title="So far">
      <DefinitionList layout="summary" facts={facts} />
      <p className="mt-4 text-xs text-ink-2">
        Your entries are stored in this browser until you submit them or sign out.
      </p>
    </Card>
  )
}
