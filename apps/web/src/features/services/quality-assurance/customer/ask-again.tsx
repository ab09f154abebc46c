import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'

import { useSubmitOrder } from '../parts/inspection-queries.ts'

/** The quote has expired: the same order once more. */
export function AskAgain({ id }: { id: string }) {
  const submitting = useSubmitOrder()
  return (
    <Button
      tone="main"
      isBusy={submitting.isPending}
      busyText="Asking…"
      onClick={() =>
        submitting.mutate(id, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    >
      Ask for a new quote
    </Button>
  )
}
