import {
  type TradingField,
  tradingAmounts,
  tradingGroups,
  tradingLabels,
} from '@tradelane/contract/trading-info/fields'
import type { TradingInfo } from '@tradelane/contract/trading-info/forms'
import { formatMoney, isCurrency, parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'
import { formOf, receiptNumber } from './trading-record.ts'

/** The job: mails the contact person a copy of what was sent. */
export async function mailTradingReceipt(
  deps: Deps,
  { tradingId }: Tasks['mail-trading-receipt'],
): Promise<void> {
  const row = await deps.db
    .selectFrom('trading_records')
    .selectAll()
    .where('trading_id', '=', tradingId)
    .executeTakeFirst()
  if (!row) return
  const form = formOf(row)
  const parts = Object.entries(tradingGroups).map(([title, fields]) =>
    [title, ...fields.flatMap((field) => lineOf(form, field))].join('\n'),
  )
  const number = receiptNumber(row)
  await deps.mail.send(
    letter({
      to: form.contact_persion_email,
      subject: `Your trading information, receipt ${number}`,
      text: `We have received your trading information. Its receipt number is ${number}. This is a copy of what was sent:

${parts.join('\n\n')}

If you did not send this, you can ignore this email.

Tradelane`,
    }),
  )
}

const isAmount = (field: TradingField) => tradingAmounts.some((name) => name === field)

function lineOf(form: TradingInfo, field: TradingField): string[] {
  const value = form[field]
  if (value === '') return []
  return [
    `${tradingLabels[field]}: ${isAmount(field) ? amountText(value, form.currency) : withoutLinks(value)}`,
  ]
}

const amountText = (value: string, currency: string): string =>
  isCurrency(currency) ? formatMoney(parseMoney(value, currency)) : `${value} ${currency}`

/** Strangers choose both the text and the address that it is mailed to: no text of theirs becomes a link. */
const withoutLinks = (text: string): string => text.replace(/\b[a-z][a-z0-9+.-]*:\/\//gi, '')
