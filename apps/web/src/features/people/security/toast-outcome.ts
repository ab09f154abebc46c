import { messageOf } from '../../../lib/net/api-error.ts'
import { toast } from '../../../ui/toast.ts'

/** As the specification requires for each change here: a toast with the server's message. */
export function toastOutcome(onDone?: () => void, otherwise?: string) {
  return {
    onSuccess: ({ message }: { message?: string | undefined }) => {
      if (message) toast.success(message)
      onDone?.()
    },
    onError: (error: Error) => toast.error(messageOf(error, otherwise)),
  }
}
