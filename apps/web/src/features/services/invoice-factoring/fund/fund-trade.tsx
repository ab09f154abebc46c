import { useQuery } from '@tanstack/react-query'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { fundingQuery } from '../parts/funding-queries.ts'

/** The trade of a draft; before the first save the current one. */
export function FundTrade({ fundingId: id }: { fundingId: string }) {
  const { data } = useQuery({ ...fundingQuery(id), enabled: id !== '' })
  if (id === '') return <WizardTrade />
  const transactionId = data?.funding.transaction_id
  // The place is kept: nothing below moves while the draft is read.
  if (!transactionId) return <div className="min-h-8" />
  return <WizardTrade saved={{ subject: invoiceFactoring.subject, id, transactionId }} />
}
