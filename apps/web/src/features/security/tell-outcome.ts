import { messageOf } from '../../lib/net/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** What the catalogue of the specification says of every change here: a toast with the server's own words. */
export function tellOutcome(onDone?: () => void, otherwise?: string) {
  return {
    onSuccess: ({ message }: { message?: string | undefined }) => {
      if (message) toast.success(message)
      onDone?.()
    },
    onError: (error: Error) => toast.error(messageOf(error, otherwise)),
  }
}
