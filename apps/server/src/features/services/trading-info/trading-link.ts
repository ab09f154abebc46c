import { type TradingInfo, tradingInfo } from '@tradelane/contract/trading-info/forms'
import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import { actorOf, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { formLink } from '../../../entries/link-purpose.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { sendLink } from '../../people/links/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { receiveTradingInfo } from './receive-trading-info.ts'
import { receiptNumber } from './trading-record.ts'

export const tradingReceived = 'Your trading information has been sent.'

/** A customer asks its buyer for trading information. */
export const tradingLink = formLink<Deps, TradingInfo>({
  purpose: 'trading_info',
  subject: 'partner',
  load: ({ db }, { uid, subject_id }) => knownFields(db, uid, subject_id).then((fields) => ({ fields })),
  fields: tradingInfo,
  complete: async (tx, { deps, link, input, at, ip }) => {
    const { uid, link_id: linkId, subject_id: beneficiaryId } = link
    const row = await receiveTradingInfo(deps, tx, input, { ip, link: { uid, linkId, beneficiaryId }, at })
    return { message: tradingReceived, receiptNumber: receiptNumber(row) }
  },
})

/** What the customer has stored of the two companies. */
async function knownFields(db: Db, uid: string, beneficiaryId: string): Promise<Record<string, string>> {
  const scope = systemScope(uid)
  const [company, partner] = [await getCompany(db, scope), await findPartner(db, scope, beneficiaryId)]
  if (!partner) throw new Refusal('LINK_DEAD')
  const limit = partner.limit_request
  return {
    buyer_name: partner.company_name,
    buyer_reg_no: partner.company_registration_number,
    buyer_address: partner.company_address,
    buyer_country: partner.country ?? '',
    supplier_name: company.company_name,
    supplier_reg_no: company.company_reg_number,
    contact_person_name: partner.contact_person_name,
    contact_persion_email: partner.email,
    contact_persion_phone: partner.phone_number,
    payment_terms: partner.payment_terms ?? '',
    ...(limit > 0n && {
      currency: 'USD',
      limit_amount: decimalText(money(limit, 'USD')).replace(/\.\d+$/, ''),
    }),
  }
}

/** Mails a partner the link. Refuses with NOT_FOUND. */
export async function sendTradingLink(
  deps: Deps,
  actor: CustomerActor,
  { beneficiary_id, email }: { beneficiary_id: string; email?: string | undefined },
): Promise<{ linkId: string; email: string }> {
  return inTransaction(deps.db, async (tx) => {
    const partner = await findPartner(tx, actor, beneficiary_id)
    if (!partner) throw new Refusal('NOT_FOUND')
    const { company_name } = await getCompany(tx, actor)
    const to = email ?? partner.email
    const linkId = await sendLink(tx, {
      purpose: 'trading_info',
      companyId: actor.companyId,
      by: actorOf(actor),
      subject: 'partner',
      subjectId: beneficiary_id,
      asked: `Trading information about your trade with ${company_name}`,
      recipient: partner.contact_person_name,
      email: to,
      at: deps.clock.now(),
    })
    return { linkId, email: to }
  })
}
