import type { TradeStatus } from '@tradelane/contract/lifecycle/state-table'
import { Badge } from '../../../ui/badge.tsx'

/** Executed and Approved are green; every other word is grey. */
export function ServiceStatus({ status }: { status: string }) {
  return <Badge tone={green.includes(status) ? 'done' : 'idle'}>{status}</Badge>
}

const green: readonly string[] = ['Executed', 'Approved'] satisfies TradeStatus[]
