import { mostItems } from '@tradelane/contract/smart-escrow/options'
import { formatMoney, MoneyFormatError, parseMoney } from '@tradelane/money'
import { Refusal } from '../../../../refusal.ts'
import type { BlockRow, ItemRow } from '../blocks.ts'
import { pricesOf } from '../documents/document-terms.ts'
import type { AmendedBlock } from '../engine/amended-money.ts'
import { amountIn } from '../escrows.ts'
import type { Standing, StoredChange, StoredChanges } from './amendments.ts'

type Change = StoredChanges['blocks'][number]
/** The blocks of an escrow after the changes. */
export type AmendedBlocks = {
  /** Of every block, in their order. */
  amounts: (AmendedBlock & { block: BlockRow })[]
  /** Only the blocks that change. */
  changed: { block: BlockRow; change: Change }[]
  differences: StoredChange[]
  faults: Record<string, string>
}

/** What becomes of the blocks. Only what is not decided and not presented can change. Refuses with NOT_FOUND what is not of the escrow. */
export function blocksAfter(standing: Standing, { blocks: changes }: StoredChanges): AmendedBlocks {
  const { row, blocks } = standing
  const prices = pricesOf(row, blocks)
  const parts = changes.map((change, index) => ({ change, index, ...partOf(standing, change, index) }))
  const amounts = blocks.map((block, index) => {
    const part = parts.find(({ change }) => change.block_id === block.block_id)
    const price = prices[index]?.amount ?? 0n
    return { block, amount: block.amount, price, to: part?.to ?? block.amount }
  })
  return {
    amounts,
    changed: parts.map(({ block, change }) => ({ block, change })),
    differences: parts.flatMap(({ differences }) => differences),
    faults: Object.assign({}, twice(changes), ...parts.map(({ faults }) => faults)),
  }
}

type Part = {
  block: BlockRow
  to: bigint | undefined
  differences: StoredChange[]
  faults: Record<string, string>
}

function partOf(standing: Standing, change: Change, index: number): Part {
  const at = `blocks.${index}`
  const block = standing.blocks.find(({ block_id }) => block_id === change.block_id)
  if (!block) throw new Refusal('NOT_FOUND')
  const nothing = { block, to: undefined, differences: [] }
  if (block.state !== 'pending')
    return { ...nothing, faults: { [`${at}.block_id`]: `Block ${block.position} is not open any more` } }
  const amount = amountAfter(block, change, `${at}.amount`)
  const items = itemsAfter(standing, { block, change, at })
  return {
    block,
    to: amount.to,
    differences: [...amount.differences, ...items.differences],
    faults: { ...amount.faults, ...items.faults },
  }
}

function amountAfter(block: BlockRow, { amount }: Change, field: string): Omit<Part, 'block'> {
  if (amount === undefined) return { to: undefined, differences: [], faults: {} }
  const { currency } = amountIn(block, 0n)
  try {
    const to = parseMoney(amount, currency)
    if (to.amount === block.amount) return { to: undefined, differences: [], faults: {} }
    const [before, after] = [formatMoney(amountIn(block, block.amount)), formatMoney(to)]
    const difference = { what: `Block ${block.position}: amount`, before, after, item_id: null }
    return { to: to.amount, differences: [difference], faults: {} }
  } catch (error) {
    if (!(error instanceof MoneyFormatError)) throw error
    return { to: undefined, differences: [], faults: { [field]: 'Enter a valid amount' } }
  }
}

type InBlock = { block: BlockRow; change: Change; at: string }

const named = ({ title, approver }: Pick<ItemRow, 'title' | 'approver'>): string =>
  `${title} (${approver} decides)`

function itemsAfter(standing: Standing, { block, change, at }: InBlock): Omit<Part, 'block' | 'to'> {
  const own = standing.items.filter(({ block_id }) => block_id === block.block_id)
  const removed = own.filter(({ item_id }) => change.remove?.includes(item_id))
  const what = (kind: string, verb: string) => `Block ${block.position}: ${kind} ${verb}`
  const added = [
    ...change.add_documents.map(({ approval_of_document: title, approver, item_id }) => ({
      ...{ what: what('document', 'added'), before: null, after: named({ title, approver }), item_id },
    })),
    ...change.add_conditions.map(({ condition: title, approver }) => ({
      ...{ what: what('condition', 'added'), before: null, after: named({ title, approver }), item_id: null },
    })),
  ]
  return {
    differences: [
      ...removed.map((item) => ({
        ...{ what: what(item.kind, 'removed'), before: named(item), after: null, item_id: null },
      })),
      ...added,
    ],
    faults: {
      ...faultsOfRemoval(standing, { change, at }, removed),
      ...faultsOfCount({ change, at }, own, removed),
    },
  }
}

function faultsOfRemoval(
  { presentations }: Standing,
  { change, at }: Omit<InBlock, 'block'>,
  removed: readonly ItemRow[],
): Record<string, string> {
  const isKnown = change.remove?.every((id) => removed.some(({ item_id }) => item_id === id)) ?? true
  if (!isKnown) throw new Refusal('NOT_FOUND')
  const decided = removed.find(
    ({ item_id, decision }) =>
      decision !== null || presentations.some((presentation) => presentation.item_id === item_id),
  )
  return decided ? { [`${at}.remove`]: `“${decided.title}” was presented or decided. It stays.` } : {}
}

function faultsOfCount(
  { change, at }: Omit<InBlock, 'block'>,
  own: readonly ItemRow[],
  removed: readonly ItemRow[],
): Record<string, string> {
  const left = (kind: ItemRow['kind']) =>
    own.filter((item) => item.kind === kind && !removed.includes(item)).length
  const documents = left('document') + change.add_documents.length
  const conditions = left('condition') + change.add_conditions.length
  return {
    ...(documents + conditions === 0 && { [`${at}.remove`]: 'A block keeps a document or a condition' }),
    ...(documents > mostItems && { [`${at}.add_documents`]: `At most ${mostItems}` }),
    ...(conditions > mostItems && { [`${at}.add_conditions`]: `At most ${mostItems}` }),
  }
}

function twice(changes: readonly Change[]): Record<string, string> {
  const ids = changes.map(({ block_id }) => block_id)
  const again = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []))
  return Object.fromEntries(again.map((index) => [`blocks.${index}.block_id`, 'This block is named twice']))
}
