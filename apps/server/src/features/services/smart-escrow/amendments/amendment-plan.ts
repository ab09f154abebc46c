import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import type { TradeTerms } from '@tradelane/contract/smart-escrow/forms'
import { leastEscrowAmount, mostEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import { expiryFault, portFaults } from '@tradelane/contract/smart-escrow/term-faults'
import { type AmendableTerm, amendableTermNames, shownTerm } from '@tradelane/contract/smart-escrow/terms'
import { compare, formatMoney, parseMoney } from '@tradelane/money'
import { type AmendedMoney, amendedMoney } from '../engine/amended-money.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'
import { type AmendedBlocks, blocksAfter } from './amended-blocks.ts'
import type { Standing, StoredChange, StoredChanges } from './amendments.ts'

/** What changes make of an escrow, and each of them as people read it. */
export type Plan = {
  columns: {
    expiry_date: string
    inspection_days: number | null
    terms: TradeTerms | null
    transation_amount: bigint | null
    amount_sent: bigint
    fee_amount: bigint
    amount_received: bigint
  }
  blocks: AmendedBlocks
  money: AmendedMoney
  differences: StoredChange[]
  /** By field of the form; what is planned must not be done then. */
  faults: Record<string, string>
}

/** What an escrow becomes by these changes. Finds every fault, so that the person corrects all of them at once. */
export function planOf(standing: Standing, changes: StoredChanges): Plan {
  const { row, rate } = standing
  const blocks = blocksAfter(standing, changes)
  const fee = { payer: row.fees_payed_by, basisPoints: rate.basisPoints }
  const money = amendedMoney(amountIn(row, 0n).currency, fee, blocks.amounts)
  const columns = columnsAfter(row, changes, money)
  const differences = [
    ...differencesOfTerms(row, columns),
    ...blocks.differences,
    ...differencesOfMoney(row, columns),
  ]
  const faults: Record<string, string> = {
    ...faultsOfTerms(standing, changes, columns),
    ...blocks.faults,
    ...faultsOfMoney(row, changes, columns),
  }
  if (differences.length === 0 && Object.keys(faults).length === 0)
    faults.expiry_date = 'Change at least one term'
  return { columns, blocks, money, differences, faults }
}

function columnsAfter(row: EscrowRow, changes: StoredChanges, money: AmendedMoney): Plan['columns'] {
  const terms = row.terms as TradeTerms | null
  const expiry_date = changes.expiry_date ?? row.expiry_date
  const { held, fee, back, price } = money
  return {
    expiry_date,
    inspection_days: changes.inspection_days ?? row.inspection_days,
    terms: terms && { ...terms, ...(changes.terms as Partial<TradeTerms>), expiry_date },
    transation_amount: row.transation_amount === null ? null : row.transation_amount + price,
    amount_sent: row.amount_sent + held.amount - back.amount,
    fee_amount: row.fee_amount + fee.amount,
    amount_received: row.amount_received + held.amount - fee.amount - back.amount,
  }
}

function differencesOfTerms(row: EscrowRow, columns: Plan['columns']): StoredChange[] {
  const before = row.terms as TradeTerms | null
  const days = (count: number | null) => counted(count ?? defaultInspectionDays, 'day')
  return [
    changed('Expiry date', dayText(row.expiry_date), dayText(columns.expiry_date)),
    changed('Inspection days', days(row.inspection_days), days(columns.inspection_days)),
    ...(before && columns.terms
      ? amendableTermNames.map((name) =>
          changed(shownTerm(name), termText(before, name), termText(columns.terms ?? before, name)),
        )
      : []),
  ].filter((each) => each !== undefined)
}

const termText = (terms: TradeTerms, name: AmendableTerm): string =>
  name === 'latest_shipment' ? dayText(terms[name]) : terms[name]

function differencesOfMoney(row: EscrowRow, columns: Plan['columns']): StoredChange[] {
  const text = (amount: bigint) => formatMoney(amountIn(row, amount))
  return [
    changed('Amount received', text(row.amount_received), text(columns.amount_received)),
    changed('Fee (included)', text(row.fee_amount), text(columns.fee_amount)),
    changed('Amount sent', text(row.amount_sent), text(columns.amount_sent)),
  ].filter((each) => each !== undefined)
}

const changed = (what: string, before: string, after: string): StoredChange | undefined =>
  before === after ? undefined : { what, before, after, item_id: null }

function faultsOfTerms(
  { row, today }: Standing,
  changes: StoredChanges,
  { expiry_date, terms }: Plan['columns'],
): Record<string, string> {
  const ofExpiry = changes.expiry_date !== undefined && expiryFault(expiry_date, today)
  return {
    ...(ofExpiry && { expiry_date: ofExpiry }),
    ...(row.terms === null && changes.terms && { terms: 'A simple escrow has no such terms' }),
    ...(terms && faultsBeside(terms, changes, today)),
  }
}

/** As in the form. A day that is not changed may have passed meanwhile. */
function faultsBeside(
  terms: TradeTerms,
  { terms: changed = {} }: StoredChanges,
  today: string,
): Record<string, string> {
  const { latest_shipment, expiry_date } = terms
  const isOther = changed.airport_og_loading !== undefined || changed.airport_of_discharge !== undefined
  const ports = isOther ? Object.entries(portFaults(terms)) : []
  return {
    ...(changed.latest_shipment !== undefined &&
      latest_shipment < today && { 'terms.latest_shipment': 'The latest shipment has passed' }),
    ...(latest_shipment > expiry_date && {
      'terms.latest_shipment': 'The latest shipment is after the expiry date',
    }),
    ...Object.fromEntries(ports.map(([name, message]) => [`terms.${name}`, message])),
  }
}

/** The limits of both forms, for what the escrow comes to: all that is sent, the fee inside it, and all that arrives. */
function faultsOfMoney(
  row: EscrowRow,
  { blocks }: StoredChanges,
  { amount_sent, amount_received }: Plan['columns'],
): Record<string, string> {
  const index = blocks.findLastIndex(({ amount }) => amount !== undefined)
  const at = `blocks.${index}.amount`
  const [sent, received] = [amountIn(row, amount_sent), amountIn(row, amount_received)]
  const limit = (units: number) => parseMoney(String(units), sent.currency)
  const [least, most] = [limit(leastEscrowAmount), limit(mostEscrowAmount)]
  // What was agreed before a limit may come closer to it.
  if (amount_sent > row.amount_sent && compare(sent, most) > 0)
    return { [at]: `With the fee, ${formatMoney(sent)} would be sent. At most ${formatMoney(most)}.` }
  if (amount_received < row.amount_received && compare(received, least) < 0)
    return { [at]: `${formatMoney(received)} would be left. At least ${formatMoney(least)}.` }
  return {}
}
