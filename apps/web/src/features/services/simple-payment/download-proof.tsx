import { useMutation } from '@tanstack/react-query'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { apiFile } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

type DownloadProofProps = {
  simplePaymentId: string
  /** The page's main action, unless another is. */
  isMain: boolean
  closed: string | undefined
}

/** The document that proves the payment to others. The fees can be left out. */
export function DownloadProof({ simplePaymentId, isMain, closed }: DownloadProofProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [showsFees, setShowsFees] = useState(true)
  const printing = useMutation({
    mutationFn: () =>
      apiFile(simplePayments.proof, {
        body: { simple_payment_id: simplePaymentId, show_fees: showsFees ? 'yes' : 'no' },
      }),
    onSuccess: (file) => {
      saveFile(file, `proof-of-payment-${simplePaymentId}.pdf`)
      setIsOpen(false)
    },
  })
  const text = (
    <>
      <Download size={16} aria-hidden />
      Proof of payment
    </>
  )
  if (closed !== undefined) return <ClosedButton text={text} closed={closed} />
  return (
    <>
      <Button tone={isMain ? 'main' : 'plain'} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title="Proof of payment"
        lead="A PDF with the amounts, the rate, the reference and the current status."
        onClose={() => setIsOpen(false)}
        isBusy={printing.isPending}
        actions={
          <Button
            tone="main"
            onClick={() => printing.mutate()}
            isBusy={printing.isPending}
            busyText="Preparing…"
          >
            Download PDF
          </Button>
        }
      >
        <Checkbox
          label="Show the fee"
          checked={showsFees}
          onChange={({ target }) => setShowsFees(target.checked)}
        />
        {printing.error && (
          <div className="mt-4">
            <Banner tone="lost" isAlert>
              {messageOf(printing.error)}
            </Banner>
          </div>
        )}
      </Dialog>
    </>
  )
}
