import { useQueryClient } from '@tanstack/react-query'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/net/api.ts'
import { ApiError, isNetworkFailure, messageOf } from '../../../lib/net/api-error.ts'
import { quoteRequestsKey } from '../../../lib/queries/quote-requests.ts'
import type { RequestForm } from './request-form.ts'
import { emptyRequest, soundBodyOf } from './request-values.ts'
import { useAutosave } from './use-autosave.ts'

export type SavedRequest = { id: string; version: number | undefined }
export type SavingState =
  | { kind: 'idle' | 'saving' }
  /** `isWhole`: nothing was left out because it is not well-formed, or was refused. */
  | { kind: 'saved'; isWhole: boolean }
  /** Somebody else has saved since. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

type Body = ReturnType<typeof soundBodyOf>

/**
 * Saves a request by itself: each change after a pause, one call at a time, only what is well-formed. `save` saves at once, and answers
 * whether the server has all that is well-formed. `overwrite` saves although somebody else has. `mark`: the body of what was last saved.
 */
export function useSaving(
  { form, faultsNow, refuse }: RequestForm,
  start: SavedRequest | undefined,
  { mark, onCreated }: { mark?: Body; onCreated: (id: string) => void },
) {
  const client = useQueryClient()
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const saved = useRef(start)
  const sent = useRef(JSON.stringify(mark ?? soundBodyOf(emptyRequest, {})))
  // Nobody knows whether the server has it: the same is sent again, which is safe to repeat.
  const unanswered = useRef<Body>(undefined)
  const isShown = useIsShown()

  const send = async (body: Body): Promise<void> => {
    const { id, version } = saved.current ?? {}
    unanswered.current = body
    const answer = await api(quoteRequests.save, {
      body: { ...(id && { quote_request_id: id }), ...(version !== undefined && { version }), ...body },
    }).catch((error) => {
      if (!isNetworkFailure(error)) unanswered.current = undefined
      throw error
    })
    unanswered.current = undefined
    saved.current = { id: answer.quote_request_id, version: answer.version }
    sent.current = JSON.stringify(body)
    if (!id && isShown()) onCreated(answer.quote_request_id)
    void client.invalidateQueries({ queryKey: quoteRequestsKey })
  }
  const once = async (): Promise<boolean> => {
    const body = unanswered.current ?? soundBodyOf(form.getValues(), faultsNow())
    if (JSON.stringify(body) === sent.current) {
      const isWhole = Object.keys(faultsNow()).length === 0
      setState((before) => (before.kind === 'idle' ? before : { kind: 'saved', isWhole }))
      return true
    }
    setState({ kind: 'saving' })
    try {
      await send(body)
    } catch (error) {
      // The rest is saved without what was refused.
      if (refuse(error)) return once()
      const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', message: messageOf(error) })
      return false
    }
    // What was typed meanwhile, or since the call that was not answered.
    return once()
  }
  const save = useAutosave(form, once, start === undefined)
  const overwrite = () => {
    if (saved.current) saved.current = { id: saved.current.id, version: undefined }
    return save()
  }
  return { state, save, overwrite, idOf: () => saved.current?.id, versionOf: () => saved.current?.version }
}

/** Whether the page is still there when a call is answered. */
function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
