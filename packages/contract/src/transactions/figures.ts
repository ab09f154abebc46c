import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { id } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { tradeBudget } from './forms.ts'

const which = { transaction_id: id }

/** What a company plans for a trade, and what it reads of its money. */
export const tradeFigures = {
  budget: endpoint({
    method: 'POST',
    path: '/transaction_summary/budget',
    auth: 'customer',
    summary: "Writes a trade's budget by kind of cost, its sales value and how many units are sold",
    body: z.strictObject({
      ...which,
      /** The version that was edited: where somebody else has saved since, nothing is changed. Without it the last one wins. */
      version: z.optional(recordVersion),
      ...z.partial(tradeBudget).shape,
    }),
    response: z.object({ status: z.literal('success'), version: recordVersion }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
