import { isOpenCase, quoteCaseStateTable } from '@tradelane/contract/quote-desk/states'
import { type VendorAnswer, vendorAnswer } from '@tradelane/contract/quote-desk/vendor-asks'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, decimalText, formatMoney, money } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { formLink, type LinkRow, type StoredLinkFile } from '../../../../entries/link-purpose.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { type CaseRow, caseNumber, getCase, lockCase, quotedServiceOf } from '../cases.ts'
import { quoteCaseLifecycle } from '../lifecycle.ts'
import { requestFacts } from '../request-facts.ts'
import { answerColumns } from './answer-columns.ts'
import { type KnownAsk, offeredIn, selectAsks } from './asks.ts'

/**
 * A vendor answers with its price, or says that it cannot offer, and may change that until the desk has used it. The customer is not
 * named, and its note is not shown: of the request a vendor reads what it needs for its price.
 */
export const vendorQuoteLink = formLink<Deps, VendorAnswer>({
  purpose: 'vendor_quote',
  subject: 'vendor_ask',
  async load(deps, link) {
    const ask = await getAsk(deps.db, link)
    const row = await getCase(deps.db, systemScope(link.uid), ask.case_id)
    const service = quotedServiceOf(deps, row.service)
    return {
      facts: [
        { term: 'Request', value: caseNumber(row) },
        ...(await requestFacts(deps, row))
          .filter(({ isForOffice = false }) => !isForOffice)
          .map(({ label, value }) => ({ term: label, value })),
        ...(ask.note ? [{ term: 'Note', value: ask.note }] : []),
        { term: 'Answer until', value: instantText(ask.answer_until) },
      ],
      fields: {
        currency: service.currency,
        closed: whyClosed(ask, row) ?? '',
        ...knownFields(ask),
      },
    }
  },
  fields: vendorAnswer,
  fileOf: ({ answer, file, file_name }) =>
    answer === 'offer' && file ? { base64File: file, file_name, field: 'file' } : undefined,
  async complete(tx, { deps, link, input, at, file }) {
    const scope = systemScope(link.uid)
    const { case_id } = await getAsk(tx, link)
    const row = await lockCase(tx, scope, case_id)
    // Read again under the lock: the desk uses an answer with the request locked.
    const ask = await getAsk(tx, link)
    const closed = whyClosed(ask, row)
    if (closed !== undefined) throw new Refusal('ILLEGAL_STATE', { message: closed })
    const { currency, presetsOf } = quotedServiceOf(deps, row.service)
    const { validAtMost } = await presetsOf(row.request, { db: tx, companyId: row.uid, at })
    const columns = answerColumns(input, { currency, now: at, validAtMost })
    await tx
      .updateTable('vendor_asks')
      .set({ ...columns, ...fileColumns(ask, input, file), answered_at: at })
      .where('ask_id', '=', ask.ask_id)
      .execute()
    await note(tx, quoteCaseLifecycle, {
      scope,
      id: case_id,
      what: 'vendor_answered',
      at,
      facts: { vendor: ask.vendor_name, answer: columns.cannot_offer ?? 'an offer' },
    })
    return {
      message: `${receivedText(columns, caseNumber(row))} You can change your answer with the same link until ${instantText(ask.answer_until)}, unless we have used it before.`,
      receiptNumber: caseNumber(row),
      replacedFile: keepsFile(input) ? null : ask.stored_id,
    }
  },
})

/** What was received, since the page shows nothing else of it. */
function receivedText({ buy_amount, currency }: ReturnType<typeof answerColumns>, request: string): string {
  if (buy_amount === null) return `Thank you. We have noted that you cannot make an offer for ${request}.`
  return `Thank you. We have received your offer of ${formatMoney(money(buy_amount, currency as Currency))} for ${request}.`
}

async function getAsk(db: Db | Tx, { uid, subject_id }: LinkRow): Promise<KnownAsk> {
  const ask = await selectAsks(db).where('uid', '=', uid).where('ask_id', '=', subject_id).executeTakeFirst()
  if (!ask || ask.replaced_at !== null) throw new Refusal('LINK_DEAD')
  return ask
}

/** In words for the vendor; undefined while its answer counts. */
function whyClosed({ is_used, ended_at }: KnownAsk, { state }: CaseRow): string | undefined {
  if (!isOpenCase(state))
    return `This request has ended (${quoteCaseStateTable[state].label.toLowerCase()}). We do not need an offer any more.`
  if (ended_at)
    return 'Your offer was not accepted in time. We will send you another link if the request goes on.'
  return is_used
    ? 'We have used your answer. It cannot be changed any more. Reply to our email if it has to be.'
    : undefined
}

function knownFields(ask: KnownAsk): Record<string, string> {
  const { cannot_offer, inclusions, exclusions, remarks, file_name } = ask
  if (cannot_offer !== null) return { answer: 'cannot_offer', reason: cannot_offer }
  const offered = offeredIn(ask)
  if (!offered) return {}
  return {
    answer: 'offer',
    buy_amount: decimalText(money(offered.buy_amount, offered.currency as Currency)),
    eta: String(offered.eta_days),
    valid_until: offered.valid_until,
    inclusions: inclusions.join('\n'),
    exclusions: exclusions.join('\n'),
    remarks,
    file_name: file_name ?? '',
  }
}

const noFile = { stored_id: null, file_name: null, content_type: null }
const keepsFile = ({ answer, file }: VendorAnswer): boolean => answer === 'offer' && file === undefined

function fileColumns(ask: KnownAsk, input: VendorAnswer, file: StoredLinkFile | undefined) {
  const { stored_id, file_name, content_type } = file ?? (keepsFile(input) ? ask : noFile)
  return { stored_id, file_name, content_type }
}
