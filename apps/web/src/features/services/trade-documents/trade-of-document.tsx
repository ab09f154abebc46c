import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { historyQuery } from './state-queries.ts'

/** /transaction-summary?document_id=…: a notification knows the document, and leads to its trade. */
export function TradeOfDocument({ documentId }: { documentId: string }) {
  const { data, error } = useQuery(historyQuery(documentId))
  if (error && !data) throw error
  if (!data) return <Skeleton className="h-[36rem] rounded-lg" />
  return <Navigate replace to={`/transaction-summary?transaction_id=${data.transaction_id}`} />
}
