import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../ui/definition-list.tsx'
import { Wizard, WizardActions } from '../../ui/wizard.tsx'
import { ApplicantStep } from './applicant-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { FoundersStep } from './founders-step.tsx'
import { type ProfileUser, type RegistrationValues, stepOf, steps } from './registration-values.ts'
import { useRegistration } from './use-registration.ts'

type RegistrationWizardProps = {
  user: ProfileUser
  /** The user came to change the persons: if the rest was entered before, they are shown at once. */
  isAboutPersons: boolean
  onRegistered: () => void
}

/** The three steps of the business verification. */
export function RegistrationWizard({ user, isAboutPersons, onRegistered }: RegistrationWizardProps) {
  const { step, values, change, moveTo, submit, isSending, refusal } = useRegistration(
    user,
    isAboutPersons,
    onRegistered,
  )
  const isLast = step === steps.length - 1
  const faulty = new Set(Object.keys(refusal?.fields ?? {}).map(stepOf))
  const props = {
    values,
    onChange: change,
    onValid: isLast ? submit : () => moveTo(step + 1),
    refusal: faulty.has(step) ? refusal : undefined,
    actions: (
      <WizardActions
        back={step > 0 && <Button onClick={() => moveTo(step - 1)}>Back</Button>}
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
    ),
  }
  return (
    <Wizard
      label="Registration steps"
      steps={steps}
      current={step}
      faulty={faulty}
      hasHeading={false}
      summary={<SoFar step={step} values={values} />}
    >
      {step === 0 && <ApplicantStep {...props} />}
      {step === 1 && <CompanyStep {...props} region={user.company_region} />}
      {step === 2 && <FoundersStep {...props} />}
    </Wizard>
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
