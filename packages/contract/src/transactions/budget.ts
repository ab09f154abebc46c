import { z } from 'zod/mini'
import { currencyCode, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import type { ServiceSubject } from '../services/registry.ts'

/** What a company may plan the cost of, in the order of a trade. Each cost line counts for one of them. */
export const budgetKinds = [
  'payment',
  'escrow',
  'factoring',
  'freight',
  'inspection',
  'insurance',
  'clearance',
  'container_charges',
  'other',
] as const
export type BudgetKind = (typeof budgetKinds)[number]

export const budgetKindNames: Readonly<Record<BudgetKind, string>> = {
  payment: 'Payments',
  escrow: 'Escrow',
  factoring: 'Factoring cost',
  freight: 'Freight',
  inspection: 'Inspection',
  insurance: 'Insurance',
  clearance: 'Customs clearance',
  container_charges: 'Container charges',
  other: 'Other costs',
}

const kindsOfServices: Readonly<Record<ServiceSubject, BudgetKind>> = {
  simple_payment: 'payment',
  smart_escrow: 'escrow',
  credit_limit: 'factoring',
  invoice_factoring: 'factoring',
  logistics: 'freight',
  container_charge: 'container_charges',
  customs_clearance: 'clearance',
  quality_assurance: 'inspection',
  insurance: 'insurance',
  insurance_claim: 'insurance',
}
/** Lines on the bill of the freight that are not carriage. */
const kindsOfLines: Readonly<Record<string, BudgetKind>> = {
  customs: 'clearance',
  customs_fee: 'clearance',
  cover: 'insurance',
  container_charge: 'container_charges',
}

export const budgetKindOf = ({ subject, kind }: { subject: string; kind: string }): BudgetKind =>
  kindsOfLines[kind] ?? (kindsOfServices as Readonly<Record<string, BudgetKind>>)[subject] ?? 'other'

/** The same for each kind. */
export const eachKind = <T>(one: T): Record<BudgetKind, T> =>
  Object.fromEntries(budgetKinds.map((kind) => [kind, one])) as Record<BudgetKind, T>

/** Within one customs territory there is no duty, and a tax may be due. */
const importCharges = ['duty_and_tax', 'tax'] as const
export type ImportCharges = (typeof importCharges)[number]
export const importChargesNames: Record<ImportCharges, string> = {
  duty_and_tax: 'Import duty and tax',
  tax: 'Import tax',
}

const figures = {
  /** Null where none is written, or no rate into the trade's currency is known. */
  budget: z.nullable(wireAmount),
  quoted: wireAmount,
  committed: wireAmount,
  paid: wireAmount,
  total: wireAmount,
  /** The budget less the total; below nothing it is over budget, or has none while other kinds have one. Null where no kind has a budget. */
  left: z.nullable(wireAmount),
}
const kindFigures = z.object({ kind: z.enum(budgetKinds), ...figures })
export type KindFigures = z.input<typeof kindFigures>

/** A trade's budget beside its costs, all in the trade's currency. */
export const budgetFigures = z.object({
  /** 0 before the first budget. */
  version: recordVersion,
  /** As it was written. */
  written: z.nullable(
    z.object({
      currency: currencyCode,
      amounts: z.object(eachKind(z.nullable(wireAmount))),
      sales_value: z.nullable(wireAmount),
      units: z.nullable(wireAmount),
    }),
  ),
  /** Of a budget in another currency than the trade's; null where it is in the same, or no rate is known. */
  rate: z.nullable(z.object({ rate: z.string(), source: z.string(), as_of: z.nullable(instant) })),
  /** The kinds with a budget or a cost. */
  kinds: z.array(kindFigures),
  total: z.object(figures),
  /** The company imports the goods: what customs charge is in no cost line, so not in the total. Null where it does not. */
  lacks_import_charges: z.nullable(z.enum(importCharges)),
  /** Null without a sales value. */
  profit: z.nullable(
    z.object({
      sales_value: wireAmount,
      /** The sales value less the total. */
      amount: wireAmount,
      units: z.nullable(wireAmount),
      /** Rounded half up, once. */
      per_unit: z.nullable(wireAmount),
      /** False where a cost is not in the total: no rate is known for it, or duty and tax of the import are missing. */
      is_whole: z.boolean(),
    }),
  ),
})
export type WireBudgetFigures = z.input<typeof budgetFigures>
