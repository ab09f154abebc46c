import { useQuery } from '@tanstack/react-query'
import { quoteQuery } from '../../../lib/queries/quotes.ts'
import { ConvertDialog } from './convert-dialog.tsx'

/** Converts at a quote that was taken before: at its rate while that holds, at a new one for the same amount after. */
export function ConvertQuoted({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const { data: quote, isPending } = useQuery(quoteQuery(quoteId))
  if (isPending) return null
  return <ConvertDialog quoted={quote} onClose={onClose} />
}
