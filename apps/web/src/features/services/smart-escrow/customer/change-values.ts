import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { escrowAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import type { WireBuyersAmendment } from '@tradelane/contract/smart-escrow/amendment-values'
import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import { type AmendableTerm, amendableTermNames } from '@tradelane/contract/smart-escrow/terms'

export type ChangeBody = WireInput<typeof escrowAmendments.save>['body']

/** By field of the call. */
export type Faults = Readonly<Record<string, string>>

export type AddedDocument = { title: string; file: string; approver: string }
export type AddedCondition = { title: string; approver: string }
export type BlockChange = {
  block_id: string
  amount: string
  remove: string[]
  documents: AddedDocument[]
  conditions: AddedCondition[]
}
/** The form as typed, filled with what is agreed now. */
export type ChangeValues = {
  expiry: string
  days: string
  terms: Partial<Record<AmendableTerm, string>>
  blocks: BlockChange[]
  note: string
}

export const addedDocument: AddedDocument = { title: '', file: '', approver: 'Buyer' }
export const addedCondition: AddedCondition = { title: '', approver: 'Buyer' }

/** Only blocks that are not decided can change. */
export const openBlocks = ({ conditions }: WireSmartEscrow) =>
  conditions.flatMap((block, index) =>
    block.state === 'pending' && block.block_id ? [{ block, position: index + 1, id: block.block_id }] : [],
  )
export type OpenBlock = ReturnType<typeof openBlocks>[number]

/** What nobody has decided and the seller has not presented. */
export const removableItems = ({ block }: OpenBlock) =>
  [
    ...block.document_approval.map(({ approval_of_document: title, ...item }) => ({
      ...{ title, id: item.item_id, decision: item.decision, isPresented: item.presentations.length > 0 },
    })),
    ...block.condition_approval.map(({ condition: title, item_id: id, decision }) => ({
      ...{ title, id, decision, isPresented: false },
    })),
  ].flatMap(({ title, id, decision, isPresented }) =>
    id !== null && decision === null && !isPresented ? [{ title, id }] : [],
  )

const valuesOf = (escrow: WireSmartEscrow): ChangeValues => ({
  expiry: escrow.expiry_date,
  days: String(escrow.inspection_days ?? defaultInspectionDays),
  terms:
    escrow.condition_based_payment === 1
      ? Object.fromEntries(amendableTermNames.map((name) => [name, escrow[name] ?? '']))
      : {},
  blocks: openBlocks(escrow).map(({ block, id }) => ({
    ...{ block_id: id, amount: String(block.amount), remove: [], documents: [], conditions: [] },
  })),
  note: '',
})

/** The form as it was saved the last time: what is agreed now, with what was prepared. */
export function preparedValues(
  escrow: WireSmartEscrow,
  prepared: WireBuyersAmendment['prepared'],
): ChangeValues {
  const agreed = valuesOf(escrow)
  if (!prepared) return agreed
  const { expiry_date, inspection_days, terms, blocks = [], note } = prepared
  return {
    expiry: expiry_date ?? agreed.expiry,
    days: inspection_days === undefined ? agreed.days : String(inspection_days),
    terms: { ...agreed.terms, ...(terms as ChangeValues['terms'] | undefined) },
    blocks: agreed.blocks.map((block) => {
      const changed = blocks.find(({ block_id }) => block_id === block.block_id)
      return {
        block_id: block.block_id,
        amount: changed?.amount === undefined ? block.amount : String(changed.amount),
        remove: changed?.remove ?? [],
        documents: (changed?.add_documents ?? []).map(
          ({ approval_of_document: title, doument_file: file = '', approver = 'Buyer' }) => ({
            ...{ title, file, approver },
          }),
        ),
        conditions: (changed?.add_conditions ?? []).map(({ condition: title, approver }) => ({
          ...{ title, approver },
        })),
      }
    }),
    note: note ?? '',
  }
}

/** Only what differs from what is agreed. */
export function bodyOf(escrow: WireSmartEscrow, values: ChangeValues): ChangeBody {
  const before = valuesOf(escrow)
  const terms = Object.entries(values.terms).filter(
    ([name, value]) => value !== before.terms[name as AmendableTerm],
  )
  const body = {
    smart_escrow_id: escrow.smart_escrow_id,
    ...(values.expiry !== before.expiry && { expiry_date: values.expiry }),
    ...(values.days !== before.days && values.days !== '' && { inspection_days: Number(values.days) }),
    ...(terms.length > 0 && { terms: Object.fromEntries(terms) }),
    blocks: values.blocks.map((block, index) => ({
      block_id: block.block_id,
      ...(block.amount !== before.blocks[index]?.amount && { amount: Number(block.amount) }),
      remove: block.remove,
      add_documents: block.documents.map(({ title, file, approver }) => ({
        ...{ approval_of_document: title, doument_file: file, approver },
      })),
      add_conditions: block.conditions.map(({ title, approver }) => ({ condition: title, approver })),
    })),
    ...(values.note.trim() !== '' && { note: values.note }),
  }
  return body as ChangeBody
}
