import type { CostKind } from '@tradelane/contract/landed-cost/parts'

export const kindNames: Record<CostKind, string> = {
  goods: 'Goods',
  to_port: 'To the port of departure',
  freight: 'Freight',
  insurance: 'Insurance',
  duty: 'Duty',
  fees: 'Fees of customs',
  tax: 'Tax',
}
