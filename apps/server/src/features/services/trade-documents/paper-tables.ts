import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { formatMoney, minus, parseMoney } from '@tradelane/money'
import type { PdfTable } from '../../../pdf/pdf-content.ts'
import { grouped, trimmed } from './figures.ts'
import { measured } from './paper-boxes.ts'

const money = (text: string | null, { currency }: PrefilledFields): string =>
  text === null ? '' : formatMoney(parseMoney(trimmed(text), currency))

export function pricedTable(fields: PrefilledFields): PdfTable {
  const { lines, currency, total } = fields
  return {
    columns: [
      { title: 'Goods', share: 0.27 },
      { title: 'Origin', share: 0.11 },
      { title: 'HS code', share: 0.11 },
      { title: 'Quantity', share: 0.16, isRight: true },
      { title: `Unit price, ${currency}`, share: 0.15, isRight: true },
      { title: `Amount, ${currency}`, share: 0.2, isRight: true },
    ],
    rows: lines.map((line) => [
      ...[line.description, line.origin ?? '', line.hs_code ?? ''],
      ...[
        `${grouped(line.quantity)} ${line.unit}`,
        grouped(line.unit_price ?? ''),
        grouped(line.amount ?? ''),
      ],
    ]),
    totals: ['Total', '', '', '', '', money(total, fields)],
  }
}

/** Freight and insurance apart, where the price has them in it: customs takes them out, or puts them in. */
export function chargesOf(fields: PrefilledFields): { goods: string; freight: string; insurance: string } {
  const { freight_amount: freight, insurance_amount: insurance, total, currency } = fields
  const charges = [freight, insurance].flatMap((text) =>
    text === null ? [] : parseMoney(trimmed(text), currency),
  )
  const rest = (whole: string) =>
    charges.reduce((goods, charge) => minus(goods, charge), parseMoney(whole, currency))
  return {
    goods: total === null || charges.length === 0 ? '' : formatMoney(rest(total)),
    freight: money(freight, fields),
    insurance: money(insurance, fields),
  }
}

/** Row by row what is in which packages, and what they weigh and measure. */
export const packedTable = (fields: PrefilledFields): PdfTable => ({
  columns: [
    { title: 'Packages', share: 0.17 },
    { title: 'Goods', share: 0.27 },
    { title: 'HS code', share: 0.1 },
    { title: 'Quantity', share: 0.15, isRight: true },
    { title: 'Net, kg', share: 0.11, isRight: true },
    { title: 'Gross, kg', share: 0.11, isRight: true },
    { title: 'm³', share: 0.09, isRight: true },
  ],
  rows: fields.lines.map((line) => [
    ...[line.packages ?? '', line.description, line.hs_code ?? '', `${grouped(line.quantity)} ${line.unit}`],
    ...[line.net_weight, line.gross_weight, line.volume].map((text) => grouped(text ?? '')),
  ]),
  totals: [
    ...[fields.packages ?? 'Total', '', '', ''],
    ...[measured(fields, 'net_weight'), measured(fields, 'gross_weight'), measured(fields, 'volume')],
  ],
})
