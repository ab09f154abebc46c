import { officeAudits, savedAudit, type WireAudit } from '@tradelane/contract/quality-assurance/audit-calls'
import {
  auditAnswerLabels,
  auditAnswers,
  auditSections,
} from '@tradelane/contract/quality-assurance/audit-questions'
import { auditScore, type GivenAnswers } from '@tradelane/contract/quality-assurance/audit-score'
import { today } from '../../../../lib/format/format-date.ts'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { SavingTrouble, type Since } from '../../../../ui/forms/saved-since.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { StaffFields } from '../../../../ui/forms/staff-fields.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { AuditScore } from '../parts/audit-result.tsx'
import { type AuditFormState, auditValuesOf } from './audit-values.ts'
import { FindingFields } from './finding-fields.tsx'
import { useSaveAudit } from './office-inspection-queries.ts'

type AuditFormProps = { id: string; audit: WireAudit | null; since: Since | undefined }

/** Sends the version that it was opened with: what somebody else has saved since is not overwritten. */
export function AuditForm({ id, audit, since }: AuditFormProps) {
  const form = useContractForm(savedAudit, { quality_assurance_id: id, ...auditValuesOf(audit) })
  const { formState, watch } = form
  const saving = useSaveAudit()
  const save = form.handleSubmit(async (values) => {
    try {
      const { message } = await saving.mutateAsync(values)
      form.reset(form.getValues())
      toast.success(message ?? 'Saved')
    } catch (error) {
      showRefusedFields(form, error)
    }
  })
  const answers = watch('answers') as GivenAnswers
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <StaffFields call={officeAudits.save}>
        <LeaveGuard isDirty={formState.isDirty && !saving.isSuccess} />
        <div className="grid gap-4">
          <Card title="Audit">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextInput
                label="Auditor"
                maxLength={100}
                error={formState.errors.auditor_name?.message}
                {...form.register('auditor_name')}
              />
              <DateInput
                label="Day of the audit"
                max={today()}
                error={formState.errors.audited_on?.message}
                {...form.register('audited_on')}
              />
            </div>
          </Card>
          <Questions form={form} />
          <FindingFields form={form} />
          <SavingTrouble since={since} form={formState} saving={saving} />
          <Button
            type="submit"
            tone="main"
            isBusy={saving.isPending}
            busyText="Saving…"
            className="justify-self-start"
          >
            Save audit
          </Button>
        </div>
        <div className="lg:sticky lg:top-4">
          <AuditScore score={auditScore(answers).percent} answers={answers} />
        </div>
      </StaffFields>
    </form>
  )
}

const options = auditAnswers.map((value) => ({ value, label: auditAnswerLabels[value] }))

function Questions({ form: { register, formState } }: { form: AuditFormState }) {
  return auditSections.map(({ title, source, questions }) => (
    <Card key={title} title={`${title} (${source})`}>
      <div className="grid items-end gap-5 xl:grid-cols-2">
        {questions.map(({ code, text, points }) => (
          <Select
            key={code}
            label={text}
            placeholder="Select"
            help={`${points} points`}
            options={options}
            error={formState.errors.answers?.[code] ? 'Answer every question' : undefined}
            {...register(`answers.${code}`)}
          />
        ))}
      </div>
    </Card>
  ))
}
