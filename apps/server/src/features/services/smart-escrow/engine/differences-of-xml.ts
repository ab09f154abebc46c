import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { type Currency, compare, findMoney, formatMoney, isCurrency } from '@tradelane/money'
import { plainNumber } from '../../../papers/documents/index.ts'

type Difference = { code: string; text: string }
type Compared = { stated: StatedDocument; eInvoice?: EInvoice | undefined }

/** Where the XML of an electronic invoice says something else than the seller entered: the XML is the document that is examined (decision 0224). */
export function differencesOfXml({ stated, eInvoice: said }: Compared): Difference[] {
  if (!said) return []
  const { number, issue_date: day } = said
  const found: (Difference | false)[] = [
    said.is_credit_note && {
      code: 'xml_kind',
      text: 'The electronic invoice is a credit note or a correction, and no invoice.',
    },
    number !== null &&
      plainNumber(number) !== plainNumber(stated.document_number) && {
        code: 'xml_number',
        text: `The electronic invoice has the number ${number}. ${stated.document_number} was entered.`,
      },
    day !== null &&
      day !== stated.document_date && {
        code: 'xml_date',
        text: `The electronic invoice is dated ${dayText(day)}. ${dayText(stated.document_date)} was entered.`,
      },
    amountDiffers(said, stated),
  ]
  return found.filter((one) => one !== false)
}

/** The whole invoice is stated, or what is left of it to pay. */
function amountDiffers(said: EInvoice, { amount, currency }: StatedDocument): Difference | false {
  const totals = [said.total, said.payable].filter((text) => text !== null)
  const entered =
    amount === undefined || currency === undefined ? undefined : findMoney(amount, currency as Currency)
  const [shown] = totals
  if (!entered || shown === undefined) return false
  const isSame = totals.some((text) => {
    const total = findMoney(text, entered.currency)
    return total !== undefined && compare(total, entered) === 0
  })
  if (isSame && (said.currency ?? entered.currency) === entered.currency) return false
  const text = `The electronic invoice is of ${inCurrency(shown, said.currency)}`
  return { code: 'xml_amount', text: `${text}. ${formatMoney(entered)} was entered.` }
}

/** As every amount; as it is written where the currency is none of ours. */
function inCurrency(shown: string, currency: string | null): string {
  if (currency === null) return shown
  const money = isCurrency(currency) ? findMoney(shown, currency) : undefined
  return money ? formatMoney(money) : `${shown} ${currency}`
}
