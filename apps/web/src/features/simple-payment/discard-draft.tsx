import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { dropFromTab } from './wizard-memory.ts'

/** Takes a saved draft off the list. */
export function DiscardDraft({ simplePaymentId }: { simplePaymentId: string }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const discarded = (message: string | undefined) => {
    dropFromTab()
    toast.success(message ?? 'The draft is discarded.')
    void navigate('/dashboard')
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <Trash2 size={16} aria-hidden />
        Discard draft
      </Button>
      <CancelDialog
        simplePaymentId={simplePaymentId}
        isOpen={isOpen}
        title="Discard this draft?"
        lead="What you have saved of this payment is thrown away. Nothing has been sent."
        words={{ keep: 'Keep it', go: 'Discard draft', going: 'Discarding…' }}
        onClose={() => setIsOpen(false)}
        onCancelled={discarded}
      />
    </>
  )
}
