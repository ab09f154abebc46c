import { randomUUID } from 'node:crypto'
import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { promises } from '@tradelane/contract/lifecycle/promises'
import { sellersItemActions } from '@tradelane/contract/smart-escrow/actions'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import type { Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { afterBankingDays, afterDays } from '../../../../lifecycle/due-dates.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { Refusal } from '../../../../refusal.ts'
import { enteredAmount } from '../../../money/wallet/index.ts'
import { linkOf, uploadDocument } from '../../../papers/documents/index.ts'
import { getOpenedLink, lockOpenedLink, type Opened } from '../../../people/links/index.ts'
import { itemFacts } from '../block-facts.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from '../blocks.ts'
import { checkDocument } from '../engine/check-document.ts'
import { countriesOfEscrow, todayOf } from '../escrow-places.ts'
import { type EscrowRow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle, presentationLifecycle } from '../lifecycle.ts'
import {
  listPresentations,
  type PresentationRow,
  presentedFacts,
  type StoredDifference,
} from '../presentations.ts'
import { saveDecision } from '../release/decide-item.ts'
import { documentTerms } from './document-terms.ts'

type Presented = Opened & {
  item: string
  base64File: string
  file_name?: string | undefined
} & StatedDocument

/**
 * The seller presents a document: its file is stored with what it says, and is checked against the terms at once. A presentation that was
 * not decided is replaced. Answers the differences. Refuses with LINK_DEAD, NOT_FOUND a document of another escrow, and with ILLEGAL_STATE
 * before the agreement, after the last day, and what is approved; of a refused one nothing is stored.
 */
export async function presentDocument(deps: Deps, given: Presented): Promise<string[]> {
  const { token, session, item: itemId, base64File, file_name, ...stated } = given
  const link = await getOpenedLink(deps, { token, session }, 'escrow_agree')
  if (stated.amount !== undefined && stated.currency !== undefined)
    enteredAmount(stated.amount, stated.currency as Currency, 'amount')
  let found: string[] = []
  const is_invoice = stated.kind === 'commercial_invoice'
  const file = { base64File, file_name, folder_name: 'smart_escrow', is_invoice }
  await uploadDocument(deps, systemScope(link.uid), file, async (tx, { documentId, eInvoice }) => {
    const at = deps.clock.now()
    const { uid, subject_id, email } = await lockOpenedLink(deps, tx, { token, session }, 'escrow_agree')
    const row = await lockEscrow(tx, systemScope(uid), subject_id)
    const place = await findPlace(tx, row, itemId)
    const today = await todayOf(tx, row, at)
    requireOpen(sellersItemActions.present, itemFacts({ ...place, row, today }))
    const given = { file: linkOf(deps, documentId), stated, eInvoice, email, at }
    const differences = await store(deps, tx, row, place, given)
    await enqueue(tx, 'read-paper', { companyId: uid, documentId }, { maxAttempts: 3 })
    found = differences.map(({ text }) => text)
  })
  return found
}

type Place = {
  blocks: BlockRow[]
  block: BlockRow
  item: ItemRow
  /** Of the block. */
  items: ItemRow[]
  /** Of the escrow. */
  presentations: PresentationRow[]
}

async function findPlace(tx: Tx, row: EscrowRow, itemId: string): Promise<Place> {
  const scope = systemScope(row.uid)
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const all = await listItems(
    tx,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  const item = all.find(({ item_id, kind }) => item_id === itemId && kind === 'document')
  const block = blocks.find(({ block_id }) => block_id === item?.block_id)
  if (!item || !block) throw new Refusal('NOT_FOUND')
  const presentations = await listPresentations(tx, scope, row.smart_escrow_id)
  const items = all.filter(({ block_id }) => block_id === block.block_id)
  return { blocks, block, item, items, presentations }
}

type Stored = {
  file: string
  stated: StatedDocument
  eInvoice: EInvoice | undefined
  email: string
  at: Date
}

async function store(
  deps: Deps,
  tx: Tx,
  row: EscrowRow,
  place: Place,
  given: Stored,
): Promise<StoredDifference[]> {
  const { blocks, block, item } = place
  const earlier = place.presentations.filter(({ item_id }) => item_id === item.item_id)
  const version = earlier.length + 1
  const { file, stated, eInvoice, email, at } = given
  const scope = systemScope(row.uid)
  for (const { presentation_id: id, state } of earlier)
    if (state === 'presented' || state === 'refused')
      await move(tx, presentationLifecycle, { scope, id, to: 'replaced', at })
  const terms = documentTerms(row, blocks, block, item)
  const presentedOn = await presentationDay(tx, row, at)
  const newestDay = firstTodayAnywhere(at)
  const differences = checkDocument({ terms, stated, eInvoice, presentedOn, newestDay }).map(
    (one): StoredDifference => ({ ...one, found_by: 'check', waived_by: null }),
  )
  const examination = await examinedBy(deps, tx, row, { item, from: at })
  const { due_at } = examination
  await begin(tx, presentationLifecycle, {
    scope,
    to: 'presented',
    at,
    values: {
      presentation_id: randomUUID(),
      smart_escrow_id: row.smart_escrow_id,
      item_id: item.item_id,
      version,
      file,
      stated: JSON.stringify(stated),
      differences: JSON.stringify(differences),
      presented_by: email,
      presented_at: at,
      ...examination,
    },
  })
  await saveDecision(tx, item, { decision: null, decided_at: null, reason: null })
  await notePresented(tx, row, { item, block, version, due_at, at, count: differences.length })
  return differences
}

/** Where the seller is. The last day lasts until it is over for the buyer too. */
async function presentationDay(tx: Tx, row: EscrowRow, at: Date): Promise<string> {
  const day = dayIn((await countriesOfEscrow(tx, row)).seller, at)
  const [earlier = ''] = [day, row.expiry_date].toSorted()
  return earlier
}

/**
 * The examination is due in the evening of the fifth banking day after the day of the presentation, where the examiner is (UCP 600, article
 * 14 b). Only days count on which banks work in the countries of both sides. Silence counts after the inspection days, and not before that
 * evening; that of Tradelane never does.
 */
export async function examinedBy(
  { config }: Deps,
  tx: Tx,
  row: EscrowRow,
  { item, from }: { item: Pick<ItemRow, 'approver'>; from: Date },
): Promise<{ due_at: Date; silent_at: Date | null }> {
  const isBuyers = item.approver === 'Buyer'
  const { buyer, seller } = await countriesOfEscrow(tx, row)
  const { businessDays } = promises.examineDocument
  const place = { calendars: [buyer, seller], country: isBuyers ? buyer : config.officeCountry }
  const due_at = afterBankingDays(from, businessDays, place)
  if (!isBuyers) return { due_at, silent_at: null }
  const inspected = afterDays(from, row.inspection_days ?? defaultInspectionDays, buyer)
  return { due_at, silent_at: new Date(Math.max(due_at.getTime(), inspected.getTime())) }
}

type Noted = { item: ItemRow; block: BlockRow; version: number; due_at: Date; at: Date; count: number }

/** On the time line, and the examiner's task. */
export async function notePresented(
  tx: Tx,
  { uid, smart_escrow_id: id }: EscrowRow,
  { item, block, version, due_at, at, count }: Noted,
): Promise<void> {
  const what = item.approver === 'Buyer' ? 'document_presented' : 'document_for_office'
  const found = `The check found ${count === 0 ? 'no difference' : count === 1 ? 'one difference' : `${count} differences`}`
  const facts = { ...presentedFacts({ item, block, version }), found, due: due_at.toISOString() }
  await note(tx, escrowLifecycle, { scope: systemScope(uid), id, what, at, facts })
}
