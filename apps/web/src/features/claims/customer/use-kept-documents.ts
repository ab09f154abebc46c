import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import {
  type ClaimDocument,
  type ClaimValues,
  claimBodyOf,
  type StartedClaim,
} from '../parts/claim-values.ts'
import { useSaveClaim } from '../parts/queries.ts'

/** Saves an attachment with the draft at once: a form that is left must not cost an upload. */
export function useKeptDocuments(
  { claimId, insuranceId, values }: StartedClaim,
  form: UseFormReturn<ClaimValues>,
  refuse: (text: string | undefined) => void,
) {
  const navigate = useNavigate()
  const keeping = useSaveClaim()
  const draftId = useRef(claimId)
  // The draft as it is stored: what is still being typed is not saved with a document.
  const saved = useRef(values)
  const last = useRef(Promise.resolve())

  const keepNow = async (documents: ClaimDocument[]) => {
    refuse(undefined)
    try {
      const body = claimBodyOf({ claimId: draftId.current, insuranceId }, { ...saved.current, documents })
      const id = await keeping.mutateAsync(body)
      saved.current = { ...saved.current, documents }
      // One added meanwhile is kept by the call after this one.
      if (isSame(form.getValues('documents'), documents))
        form.resetField('documents', { defaultValue: documents })
      if (draftId.current) return
      draftId.current = id
      // The form stays as it is; a reload finds the draft.
      const search = new URLSearchParams({ insurance_id: insuranceId, claim_id: id })
      await navigate(`/insurance/claims/new?${search}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      refuse(`The document is not saved with the claim yet. ${messageOf(error)}`)
    }
  }
  return {
    keep: (documents: ClaimDocument[]) => {
      last.current = last.current.then(() => keepNow(documents))
    },
    /** The id of the draft, once the last attachment is saved with it. */
    settled: () => last.current.then(() => draftId.current),
    wasSaved: (all: ClaimValues) => {
      saved.current = all
    },
  }
}

const isSame = (some: readonly ClaimDocument[], others: readonly ClaimDocument[]) =>
  some.length === others.length && some.every(({ url }, index) => url === others[index]?.url)
