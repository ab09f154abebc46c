import { useMutation } from '@tanstack/react-query'
import { toast } from '../toast.ts'

export type Answer = { message?: string | undefined; msg?: string | undefined }

type AfterSending<Given> = {
  /** Shown if the server sends no message. */
  doneText?: string | undefined
  /** Runs once the server has accepted it, before the message is shown. */
  onDone: (given: Given) => void
  onFailure?: ((error: Error) => void) | undefined
}

/** Sends what a dialog decides, closes it and says what came of it. */
export function useSending<Given>(
  send: (given: Given) => Promise<Answer | undefined>,
  { doneText, onDone, onFailure }: AfterSending<Given>,
) {
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, given) => {
      onDone(given)
      const text = answer?.message ?? answer?.msg ?? doneText
      if (text) toast.success(text)
    },
    onError: (error) => onFailure?.(error),
  })
}
