import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { isDeadLink } from '../../lib/queries/links.ts'
import { useFormFocus } from '../forms/use-form-focus.ts'

type LinkAnswerOptions<Given, Answer> = {
  send: (given: Given) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The session has ended, or the link was revoked. */
  onClosed: () => void
}

/** Sends what somebody without an account answers. A refusal is shown beside its field, or else as `problem`; what was typed stays. */
export function useLinkAnswer<Given, Answer>({ send, onDone, onClosed }: LinkAnswerOptions<Given, Answer>) {
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => isDeadLink(error) && onClosed(),
  })
  const focus = useFormFocus(sending.error)
  const { error, mutate, isPending: isSending } = sending
  const faults: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {}
  const isElsewhere = error && !isDeadLink(error) && Object.keys(faults).length === 0
  return { send: mutate, isSending, faults, problem: isElsewhere ? messageOf(error) : undefined, focus }
}
