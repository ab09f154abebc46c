import { counted } from '@tradelane/contract/primitives/counted'
import { lostReasons } from '@tradelane/contract/quote-desk/vendor-asks'
import type { Db } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { letter } from '../../../../mail/letter.ts'
import { caseNumber, getCase, titleForVendors } from '../cases.ts'
import { offeredIn, selectAsks } from './asks.ts'

/** The job: the contact that was asked reads what came of its offer. The customer is not named, and nothing that it wrote is in the mail. */
export async function mailVendorOutcome(
  deps: Deps,
  { companyId, askId }: Tasks['mail-vendor-outcome'],
): Promise<void> {
  const ask = await selectAsks(deps.db)
    .where('uid', '=', companyId)
    .where('ask_id', '=', askId)
    .executeTakeFirstOrThrow()
  const row = await getCase(deps.db, systemScope(companyId), ask.case_id)
  const offered = offeredIn(ask)
  if (!offered || !ask.end_reason) return
  const number = caseNumber(row)
  const title = titleForVendors(deps, row)
  const asked = `${formatMoney(money(offered.buy_amount, offered.currency as Currency))}, ${counted(offered.eta_days, 'day')}`
  const [subject, ...paragraphs] =
    ask.end_reason === 'won'
      ? [
          `${number}: your offer was accepted`,
          `Our customer accepted your offer for request ${number}: ${title}.`,
          // The desk may have agreed on another price by telephone.
          `${(await isAccepted(deps.db, askId)) ? `You asked ${asked}. ` : ''}We will send you the order.`,
        ]
      : [
          `${number}: your offer was not accepted`,
          `Your offer for request ${number} was not accepted: ${title}.`,
          `Reason: ${lostReasons[ask.end_reason]}`,
          `You asked ${asked}. Thank you for your answer. You need to do nothing.`,
        ]
  const text = [`Hello ${ask.recipient},`, ...paragraphs, 'Tradelane'].join('\n\n')
  await deps.mail.send(letter({ to: ask.email, subject: subject ?? number, text }))
}

/** The accepted offer was made of this answer, and not typed by hand. */
const isAccepted = async (db: Db, askId: string): Promise<boolean> =>
  (await db
    .selectFrom('quote_offers')
    .select('offer_id')
    .where('ask_id', '=', askId)
    .where('state', '=', 'accepted')
    .executeTakeFirst()) !== undefined
