import { z } from 'zod/mini'
import { limitOfBuyer } from './forms.ts'

const { currency, limit_request, trading_history, description_goods, inco_terms } = limitOfBuyer.shape
const { days } = limitOfBuyer.shape.payment_term_2.shape

/** What the back office needs to open the case of a credit limit for a buyer. */
export const limitCase = z.strictObject({
  currency,
  limit_request,
  trading_history,
  description_goods,
  inco_terms,
  /** The buyer pays so many days after delivery; 0: on delivery. */
  payment_days: days,
})
export type LimitCase = z.output<typeof limitCase>
