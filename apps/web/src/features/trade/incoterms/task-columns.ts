import { type Obliged, ruleOf, type TradeTask, tradeTasks } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Column } from '../../../ui/lists/data-columns.ts'

const obliged: Record<Obliged, string> = {
  seller: 'Seller',
  buyer: 'Buyer',
  agreed: 'By the named place',
  unless: 'Buyer, unless the carriage has it',
  nobody: 'Nobody',
}

/** A column for each term. */
export const columnsOf = (terms: readonly Incoterm[]): Column<{ task: TradeTask }>[] => [
  {
    key: 'task',
    title: 'What',
    isMain: true,
    className: 'wrap-anywhere',
    cell: ({ task }) => tradeTasks[task],
  },
  ...terms.map((term) => ({
    ...{ key: term, title: term },
    cell: ({ task }: { task: TradeTask }) => obliged[ruleOf(term).tasks[task]],
  })),
]
