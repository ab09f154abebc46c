import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { runningSave } from '../../../lib/queries/quote-requests.ts'
import type { RequestValues } from './request-values.ts'

/** After the last change, so that what is being typed is not sent letter by letter. */
const pauseMs = 1000

/** Saves after each change, with a pause; the calls one after the other, and the last one as the page is left. Answers what saves at once. */
export function useAutosave(
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
    runningSave.answered = last.current
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
    // A tab that is closed in that second would lose the change.
    const unload = (event: BeforeUnloadEvent) => {
      if (timer.current === undefined) return
      event.preventDefault()
      void saveNow()
    }
    window.addEventListener('beforeunload', unload)
    return () => {
      stop()
      window.removeEventListener('beforeunload', unload)
      if (timer.current !== undefined) void saveNow()
    }
  }, [form])
  return save
}
