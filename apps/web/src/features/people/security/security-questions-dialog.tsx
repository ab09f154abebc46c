import {
  personalQuestions,
  preferenceQuestions,
  securityAnswers,
  type securityQuestions,
} from '@tradelane/contract/accounts/security-questions'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useSaveQuestions } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

type Saved = WireOutput<typeof securityQuestions.read>

/** Answers are entered again at each change, because saved answers cannot be shown. */
export function SecurityQuestionsDialog({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const { question_one, answer_one, question_two, answer_two } = saved
  const form = useContractForm(securityAnswers, { question_one, answer_one, question_two, answer_two })
  const { errors } = form.formState
  const save = useSaveQuestions(saved.user_security_id)
  const outcome = toastOutcome(onClose)
  const send = form.handleSubmit((answers) =>
    save.mutate(answers, {
      ...outcome,
      onError: (error) => {
        outcome.onError(error)
        showRefusedFields(form, error)
      },
    }),
  )
  return (
    <FormDialog
      title="Security questions"
      lead="Choose answers that others cannot look up."
      submitText="Save"
      busyText="Saving…"
      onSubmit={send}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label="Personal question"
          placeholder="Select a question"
          options={optionsOf(personalQuestions, question_one)}
          error={errors.question_one?.message}
          {...form.register('question_one')}
        />
        <TextInput
          label="Answer to the personal question"
          autoComplete="off"
          error={errors.answer_one?.message}
          {...form.register('answer_one')}
        />
        <Select
          label="Preference question"
          placeholder="Select a question"
          options={optionsOf(preferenceQuestions, question_two)}
          error={errors.question_two?.message}
          {...form.register('question_two')}
        />
        <TextInput
          label="Answer to the preference question"
          autoComplete="off"
          error={errors.answer_two?.message}
          {...form.register('answer_two')}
        />
      </div>
    </FormDialog>
  )
}

/** Another client may have saved a question that is not in the list. */
function optionsOf(questions: readonly string[], saved: string) {
  const all = saved === '' || questions.includes(saved) ? questions : [...questions, saved]
  return all.map((question) => ({ value: question, label: question }))
}
