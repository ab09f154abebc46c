import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { tradesKey } from '../../../../lib/queries/trades.ts'

export const useWriteBudget = () =>
  useChange([tradesKey], (body: WireInput<typeof tradeFigures.budget>['body']) =>
    api(tradeFigures.budget, { body }),
  )
