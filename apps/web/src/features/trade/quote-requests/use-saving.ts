import { useQueryClient } from '@tanstack/react-query'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showRefusedFields } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { quoteRequestsKey } from '../../../lib/queries/quote-requests.ts'
import { emptyRequest, faultsOf, type RequestValues, soundBodyOf } from './request-values.ts'

/** After the last change, so that what is being typed is not sent letter by letter. */
const pauseMs = 1000

export type Saved = { id: string; version: number }
export type SavingState =
  | { kind: 'idle' | 'saving' }
  /** `isWhole`: nothing was left out because it is not well-formed. */
  | { kind: 'saved'; isWhole: boolean }
  /** Somebody else has saved since. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

/**
 * Saves a request by itself: each change after a pause, one call at a time, only what is well-formed. `save` saves at once, and answers
 * whether the server has all that is well-formed. `overwrite` saves although somebody else has.
 */
export function useSaving(
  form: UseFormReturn<RequestValues>,
  start: Saved | undefined,
  onCreated: (id: string) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const saved = useRef(start)
  const sent = useRef(JSON.stringify(soundBodyOf(start ? form.getValues() : emptyRequest)))

  const once = async (): Promise<boolean> => {
    const values = form.getValues()
    const body = soundBodyOf(values)
    const isWhole = Object.keys(faultsOf(values)).length === 0
    const mark = JSON.stringify(body)
    if (mark === sent.current) {
      setState((before) => (before.kind === 'saved' ? { kind: 'saved', isWhole } : before))
      return true
    }
    setState({ kind: 'saving' })
    try {
      const { id, ...version } = saved.current ?? {}
      const answer = await api(quoteRequests.save, {
        body: { ...(id && { quote_request_id: id }), ...version, ...body },
      })
      saved.current = { id: answer.quote_request_id, version: answer.version }
      sent.current = mark
      setState({ kind: 'saved', isWhole })
      if (!id) onCreated(answer.quote_request_id)
      void client.invalidateQueries({ queryKey: quoteRequestsKey })
      return true
    } catch (error) {
      showRefusedFields(form, error)
      const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', message: messageOf(error) })
      return false
    }
  }
  const save = useAutosave(form, once, start === undefined)
  const overwrite = () => {
    if (saved.current) saved.current = { id: saved.current.id } as Saved
    return save()
  }
  return { state, save, overwrite, idOf: () => saved.current?.id, versionOf: () => saved.current?.version }
}

/** Saves after each change, with a pause; the calls one after the other. Answers what saves at once. */
function useAutosave(
  form: UseFormReturn<RequestValues>,
  once: () => Promise<boolean>,
  isNew: boolean,
): () => Promise<boolean> {
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = (): Promise<boolean> => {
    clearTimeout(timer.current)
    timer.current = undefined
    last.current = last.current.then(once)
    return last.current
  }
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const soon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void saveNow(), pauseMs)
    }
    // What a visitor has written is not saved yet.
    if (isNew) soon()
    const stop = form.subscribe({ formState: { values: true }, callback: soon })
    return () => {
      stop()
      if (timer.current !== undefined) void saveNow()
    }
  }, [form])
  return save
}
