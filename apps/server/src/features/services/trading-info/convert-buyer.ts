import type { LimitCase } from '@tradelane/contract/credit-limits/limit-case'
import type { Tx } from '@tradelane/db'
import { nameOfCompany } from '../../../access/company.ts'
import { actorOf, type OfficeScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { addBuyer, lockPartner } from '../../trade/partners/index.ts'
import { openLimitCase, readLimitCase } from '../credit-limits/index.ts'
import type { TradingRow } from './trading-record.ts'

type Conversion = {
  trading_id: string
  uid?: string | undefined
  beneficiary_id?: string | undefined
  credit_limit?: LimitCase | undefined
}
type Converted = { beneficiaryId: string; creditLimitId: string | null }

/**
 * Makes a partner of the buyer for the customer whose link the record came by, or that the administrator names; or merges it into
 * a partner that is there, whose own data stay as they are. The case of a credit limit is opened with it where that is asked for. Refuses with
 * NOT_FOUND, and with ILLEGAL_STATE the second time, or where the partner has a limit.
 */
export async function convertBuyer(
  deps: Deps,
  scope: OfficeScope,
  { trading_id, uid, beneficiary_id, credit_limit }: Conversion,
): Promise<Converted> {
  const at = deps.clock.now()
  const asked = credit_limit && (await readLimitCase(deps, credit_limit))
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRecord(tx, trading_id)
    const companyId = await ownerOf(tx, row, uid)
    const beneficiaryId = beneficiary_id
      ? await existing(tx, companyId, beneficiary_id)
      : await addBuyer(deps, tx, systemScope(companyId), {
          company: requireWhole(row),
          by: actorOf(scope),
          at,
        })
    await tx
      .updateTable('trading_records')
      .set({
        uid: companyId,
        beneficiary_id: beneficiaryId,
        converted_at: at,
        converted_by: scope.administratorId,
      })
      .where('trading_id', '=', trading_id)
      .execute()
    await recordEvent(tx, {
      // As when it was received: this event closes the task of that one.
      companyId: row.uid,
      subject: 'trading_record',
      subjectId: trading_id,
      from: 'received',
      to: 'converted',
      actor: actorOf(scope),
      at,
      after: { buyer_name: row.buyer_name, company_id: companyId, beneficiary_id: beneficiaryId },
    })
    const opening = { scope: systemScope(companyId), beneficiaryId, by: actorOf(scope), at }
    const creditLimitId = asked ? await openLimitCase(deps, tx, asked, opening) : null
    return { beneficiaryId, creditLimitId }
  })
}

async function lockRecord(tx: Tx, tradingId: string): Promise<TradingRow> {
  const row = await tx
    .selectFrom('trading_records')
    .selectAll()
    .where('trading_id', '=', tradingId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { message: 'Buyer not found!' })
  if (row.converted_at) throw new Refusal('ILLEGAL_STATE')
  return row
}

/** The customer of the link; without one, the customer that the administrator has chosen. */
async function ownerOf(tx: Tx, row: TradingRow, chosen: string | undefined): Promise<string> {
  if (row.uid && chosen && chosen !== row.uid)
    refuseFields({ uid: 'This record came by the link of another customer' })
  const companyId = row.uid ?? chosen
  if (!companyId) return refuseFields({ uid: 'Select the customer' })
  await nameOfCompany(tx, companyId)
  return companyId
}

async function existing(tx: Tx, companyId: string, beneficiaryId: string): Promise<string> {
  if (!(await lockPartner(tx, systemScope(companyId), beneficiaryId))) throw new Refusal('NOT_FOUND')
  return beneficiaryId
}

/** A partner's name, address and number have at least three characters; the public form asks for one. */
function requireWhole(row: TradingRow) {
  const company = {
    company_name: row.buyer_name,
    company_address: row.buyer_address,
    company_registration_number: row.buyer_reg_no,
    contact_person_name: row.contact_person_name,
    email: row.contact_persion_email,
    phone_number: row.contact_persion_phone,
    country: row.buyer_country,
  }
  const { country: _, email: __, phone_number: ___, ...texts } = company
  if (Object.values(texts).some((text) => text.length < 3))
    throw new Refusal('ILLEGAL_STATE', {
      message:
        'The name, address, number or contact of the buyer is too short for a partner. Ask the buyer again.',
    })
  return company
}
