import { useQueryClient } from '@tanstack/react-query'
import { bicQuestions } from '@tradelane/contract/partners/bank-details'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { useState } from 'react'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { partnersKey } from '../../../lib/queries/partners.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { findFormDraft, useFormDraft } from '../../../lib/wizard/use-form-draft.ts'
import { toast } from '../../../ui/toast.ts'
import { findCorridorFaults } from './corridor-of-account.ts'
import { type PartnerValues, partnerForm, startingValues } from './partner-form.ts'
import { useSavePartner } from './partner-queries.ts'

type PartnerFormOptions = {
  partner: WirePartner | undefined
  onSaved: (beneficiaryId: string) => void
}

const changedMeanwhile =
  'Another person changed this partner while you were editing. Close to see their changes, or save again to replace them with yours.'

/** The form of the beneficiary modal with its draft and its submission. */
export function usePartnerForm({ partner, onSaved }: PartnerFormOptions) {
  const client = useQueryClient()
  const saving = useSavePartner()
  const owner = useDraftOwner(partner)
  const saved = startingValues(partner)
  const [restored, setRestored] = useState(() => findFormDraft<PartnerValues>('partner', owner)?.values)
  const [failure, setFailure] = useState<string>()
  // Each question is asked once, and never about an account that stays as it was.
  const [asked, setAsked] = useState(() => bicQuestions(partner?.account_details ?? []))
  const form = useContractForm(partnerForm, { ...saved, ...restored })
  const draft = useFormDraft(form, { name: 'partner', owner, saved })

  const fail = (error: unknown) => {
    if (showRefusedFields(form, error)) return
    const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
    // Reloaded, so that a second save replaces their version.
    if (isConflict) void client.invalidateQueries({ queryKey: partnersKey })
    setFailure(isConflict ? changedMeanwhile : messageOf(error))
  }
  const submit = form.handleSubmit(async (values) => {
    const faults = await findCorridorFaults(client, values)
    faults.forEach(([path, message], index) => {
      form.setError(path, { type: 'corridor', message }, { shouldFocus: index === 0 })
    })
    if (faults.length > 0) return
    const questions = bicQuestions(values.account_details).filter((question) => !asked.includes(question))
    setAsked([...asked, ...questions])
    setFailure(questions.length > 0 ? `${questions.join('. ')}. Save again if they are right.` : undefined)
    if (questions.length > 0) return
    saving.mutate(
      { values, partner },
      {
        onError: fail,
        onSuccess: ({ message, warning, beneficiary_id }) => {
          draft.clear()
          toast.success(message)
          if (warning) toast.warning(warning)
          onSaved(beneficiary_id)
        },
      },
    )
  })
  const startOver = () => {
    form.reset(saved)
    draft.clear()
    setRestored(undefined)
  }
  return { form, submit, isSaving: saving.isPending, failure, hasDraft: restored !== undefined, startOver }
}

/**
 * A draft never fills the form of another partner, of a newer version, or of another company. Undefined until the user
 * is known: then no draft is stored or restored.
 */
function useDraftOwner(partner: WirePartner | undefined): string | undefined {
  const client = useQueryClient()
  const [owner] = useState(() => {
    const user = client.getQueryData(profileQuery.queryKey)
    return user && JSON.stringify([user.uid, partner?.beneficiary_id, partner?.version])
  })
  return owner
}
