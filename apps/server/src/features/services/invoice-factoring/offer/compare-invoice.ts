import type { Input } from '@tradelane/contract'
import type { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import type { XmlDifference } from '@tradelane/contract/invoice-factoring/funding-parts'
import { prepaidOf } from '@tradelane/contract/invoice-factoring/receivable'
import { minus } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { enteredAmount } from '../../../money/wallet/index.ts'
import { documentHash, requireOwnDocuments } from '../../../papers/documents/index.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { findLimit } from '../../credit-limits/index.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { readXml } from './read-xml.ts'
import type { Entered } from './xml-differences.ts'

type Form = Input<typeof invoiceComparison.compare>['body']

/** The differences while the form is filled in, before an offer can be made. */
export async function compareInvoice(deps: Deps, actor: CustomerActor, form: Form): Promise<XmlDifference[]> {
  const links = new Map([['invoice_file', form.invoice_file]])
  const own = await requireOwnDocuments(deps, deps.db, actor, links, ['invoice_file'])
  const sha256 = await documentHash(deps.db, actor, own.get('invoice_file') ?? '')
  const { shipment_date, finance_term } = form
  const { xmlDifferences } = await readXml(deps.db, actor, sha256, {
    ...(await ofBuyer(deps, actor, form)),
    invoiceNumber: form.invoice_number ?? null,
    invoiceDate: form.invoice_date ?? null,
    orderNumber: form.order_number ?? null,
    ksefNumber: form.ksef_number ?? null,
    dueDate: shipment_date && finance_term ? dayAfter(shipment_date, finance_term) : undefined,
  })
  return xmlDifferences
}

/** Without a buyer nobody knows in which currency the amount is. */
async function ofBuyer(
  { db }: Deps,
  actor: CustomerActor,
  { beneficiary_id, invoice_amount }: Form,
): Promise<Pick<Entered, 'buyerName' | 'amount'>> {
  if (beneficiary_id === undefined) return { buyerName: undefined, amount: undefined }
  const [buyer, limit] = await Promise.all([
    findPartner(db, actor, beneficiary_id),
    findLimit(db, actor, beneficiary_id),
  ])
  if (!buyer) throw new Refusal('NOT_FOUND')
  const buyerName = buyer.company_name
  if (invoice_amount === undefined) return { buyerName, amount: undefined }
  const whole = enteredAmount(invoice_amount, limit?.currency ?? 'USD', 'invoice_amount')
  const receivable = minus(whole, prepaidOf(whole, limit?.prepaidPercent ?? 0))
  return { buyerName, amount: { whole, receivable } }
}
