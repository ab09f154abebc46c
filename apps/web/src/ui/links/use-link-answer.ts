import { useMutation } from '@tanstack/react-query'
import { useRefusal } from '../../lib/forms/use-refusal.ts'
import { ApiError } from '../../lib/net/api-error.ts'
import { isDeadLink } from '../../lib/queries/links.ts'
import { useFormFocus } from '../forms/use-form-focus.ts'
import { messageOfLink } from './message-of-link.ts'

type LinkAnswerOptions<Given, Answer> = {
  send: (given: Given) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The session has ended, or the link was revoked. */
  onClosed: () => void
  /** By the names of the request: what was refused of a field goes when the field is changed. */
  values: Readonly<Record<string, unknown>>
  /** Below what has to be read first. */
  isBelow?: boolean
}

/** Sends what somebody without an account answers. A refusal is shown beside its field, or else as `problem`; what was typed stays. */
export function useLinkAnswer<Given, Answer>({
  send,
  onDone,
  onClosed,
  values,
  isBelow,
}: LinkAnswerOptions<Given, Answer>) {
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => isDeadLink(error) && onClosed(),
  })
  const focus = useFormFocus(sending.error, isBelow)
  const { error, mutate, isPending: isSending } = sending
  const { fields: faults } = useRefusal(error, values)
  const isOfFields = error instanceof ApiError && Object.keys(error.fields).length > 0
  const isElsewhere = error && !isDeadLink(error) && !isOfFields
  return { send: mutate, isSending, faults, problem: isElsewhere ? messageOfLink(error) : undefined, focus }
}
