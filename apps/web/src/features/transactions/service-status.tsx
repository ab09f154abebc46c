import { type TradeStatus, tradeStatuses } from '@tradelane/contract/lifecycle/state-table'
import { Badge } from '../../ui/badge.tsx'

/** Executed and Approved are green; every other word is grey. */
export function ServiceStatus({ status }: { status: string }) {
  const place = tradeStatuses.indexOf(status as TradeStatus)
  return <Badge tone={place === 0 || place === 1 ? 'done' : 'idle'}>{status}</Badge>
}
