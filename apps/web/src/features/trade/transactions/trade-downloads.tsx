import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { Printer } from 'lucide-react'
import { apiFile } from '../../../lib/net/api.ts'
import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'

const formats = ['xlsx', 'pdf'] as const

/** The trade's money as files, and the summary on paper. */
export function TradeDownloads({ trade }: { trade: WireTransactionSummary }) {
  const { transaction_id, transaction_number: number } = trade
  return (
    <span className="-mx-3 flex flex-wrap gap-y-1 print:hidden">
      {formats.map((format) => (
        <DownloadButton
          key={format}
          size="sm"
          tone="quiet"
          text={format.toUpperCase()}
          label={`${number} as ${format.toUpperCase()}`}
          file={() => apiFile(tradeFigures.download, { query: { transaction_id, format } })}
          fileName={`${number}.${format}`}
        />
      ))}
      <Button size="sm" tone="quiet" onClick={() => window.print()}>
        <Printer size={16} aria-hidden />
        Print
      </Button>
    </span>
  )
}
