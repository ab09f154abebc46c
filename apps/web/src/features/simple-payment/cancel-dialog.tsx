import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCancelPayment } from './queries.ts'

type CancelDialogProps = {
  simplePaymentId: string
  isOpen: boolean
  title: string
  lead: string
  words: { keep: string; go: string; going: string }
  onClose: () => void
  onCancelled: (message: string | undefined) => void
}

/** Asks before a payment is stopped or a draft is discarded. */
export function CancelDialog(props: CancelDialogProps) {
  const { simplePaymentId, isOpen, title, lead, words, onClose, onCancelled } = props
  const cancelling = useCancelPayment()
  const close = () => {
    cancelling.reset()
    onClose()
  }
  const cancel = () =>
    cancelling.mutate(simplePaymentId, {
      onSuccess: ({ message }) => {
        close()
        onCancelled(message)
      },
    })
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={title}
      lead={lead}
      onClose={close}
      isBusy={cancelling.isPending}
      actions={
        <>
          <Button onClick={close} disabled={cancelling.isPending}>
            {words.keep}
          </Button>
          <Button tone="danger" onClick={cancel} isBusy={cancelling.isPending} busyText={words.going}>
            {words.go}
          </Button>
        </>
      }
    >
      {cancelling.error && (
        <Banner tone="lost" isNews>
          {messageOf(cancelling.error)}
        </Banner>
      )}
    </Dialog>
  )
}
