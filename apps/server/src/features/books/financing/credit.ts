import { decimalText, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** The only currency of invoices so far. */
export const creditText = (cents: bigint): string => decimalText(money(cents, 'USD'))

/** A partner as a buyer, and for whom it is read. */
export type Buyer = { scope: OneCompanyScope; beneficiaryId: string }
