import { Download } from 'lucide-react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCertificate } from './writes.ts'

export function DownloadCertificate({ insuranceId }: { insuranceId: string }) {
  const printing = useCertificate()
  return (
    <Button
      tone="main"
      isBusy={printing.isPending}
      busyText="Preparing…"
      onClick={() => printing.mutate(insuranceId, { onError: (error) => toast.error(messageOf(error)) })}
    >
      <Download size={16} aria-hidden />
      Certificate
    </Button>
  )
}
