import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { type SavedDraft, useSaveClaim } from '../parts/claim-queries.ts'
import {
  type ClaimDocument,
  type ClaimValues,
  claimBodyOf,
  type StartedClaim,
} from '../parts/claim-values.ts'

/** Saves an attachment with the draft at once: a form that is left must not cost an upload. */
export function useKeptDocuments(
  started: StartedClaim,
  form: UseFormReturn<ClaimValues>,
  refuse: (text: string | undefined) => void,
) {
  const navigate = useNavigate()
  const keeping = useSaveClaim()
  const draft = useRef(started.draft)
  // The draft as it is stored: what is still being typed is not saved with a document.
  const saved = useRef(started.values)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const keepNow = async (documents: ClaimDocument[]) => {
    refuse(undefined)
    try {
      const isNew = !draft.current.claimId
      const values = { ...saved.current, documents }
      draft.current = await keeping.mutateAsync(claimBodyOf({ ...started, draft: draft.current, values }))
      saved.current = values
      // One added meanwhile is kept by the call after this one.
      if (isSame(form.getValues('documents'), documents))
        form.resetField('documents', { defaultValue: documents })
      if (!isNew) return
      // The form stays as it is; a reload finds the draft.
      const search = new URLSearchParams({
        insurance_id: started.insuranceId,
        claim_id: draft.current.claimId ?? '',
      })
      await navigate(`/insurance/claims/new?${search}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      refuse(`The document is not saved with the claim yet. ${messageOf(error)}`)
    }
  }
  /** One save after the other: each names the version that the one before it has saved. */
  const inTurn = (send: (draft: SavedDraft) => Promise<void>) => {
    const turn = last.current.then(() => send(draft.current))
    last.current = turn.catch(() => undefined)
    return turn
  }
  return {
    inTurn,
    keep: (documents: ClaimDocument[]) => void inTurn(() => keepNow(documents)),
    wasSaved: (all: ClaimValues, savedDraft: SavedDraft) => {
      saved.current = all
      draft.current = savedDraft
    },
  }
}

const isSame = (some: readonly ClaimDocument[], others: readonly ClaimDocument[]) =>
  some.length === others.length &&
  some.every(({ kind, url }, index) => kind === others[index]?.kind && url === others[index].url)
