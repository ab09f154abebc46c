import { figuresOfSent } from '@tradelane/contract/smart-escrow/figures'
import { decimalText, parseMoney } from '@tradelane/money'
import { givenAdministrator } from './given-administrator.ts'
import { givenImporter } from './given-escrow.ts'
import { givenOnlyAdministrator } from './given-staff.ts'
import type { TestApp } from './test-app.ts'

/** Two colleagues who change rates, and a company that makes escrows. */
export async function givenFeeParties(app: TestApp) {
  const staff = [await givenOnlyAdministrator(app), await givenAdministrator(app)] as const
  return { staff, payer: await givenImporter(app, { balance: '50000' }) }
}

/** What the form calculates of an amount sent. */
export function byRate(basisPoints: number, amount_sent = 8000) {
  const { fee, received } = figuresOfSent(parseMoney(String(amount_sent), 'USD'), basisPoints)
  return { amount_sent, fees: Number(decimalText(fee)), amount_received: Number(decimalText(received)) }
}

/** Until when a fee holds that was shown before a change at this time. */
export const plusWeek = (at: Date | string | null) =>
  new Date(new Date(at ?? 0).getTime() + 7 * 24 * 60 * 60_000).toISOString()
