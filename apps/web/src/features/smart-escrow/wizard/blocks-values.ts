import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { EscrowBody } from './details-values.ts'

export type BlockValues = {
  percent: string
  documents: { title: string; file: string; approver: string }[]
  conditions: { title: string; approver: string }[]
}
export type BlocksValues = { blocks: BlockValues[]; inspectionDays: string }

export const emptyDocument = { title: '', file: '', approver: 'Buyer' }
export const emptyCondition = { title: '', approver: '' }
export const emptyBlock: BlockValues = {
  percent: '',
  documents: [emptyDocument],
  conditions: [emptyCondition],
}

/** Of a draft; one empty block where it has none. */
export function blocksOf({ conditions, inspection_days }: WireSmartEscrow): BlocksValues {
  const blocks = conditions.map((block) => ({
    percent: String(block.percent_of_money),
    documents: block.document_approval.map((item) => ({
      ...{ title: item.approval_of_document, file: item.doument_file, approver: item.approver },
    })),
    conditions: block.condition_approval.map((item) => ({
      ...{ title: item.condition, approver: item.approval_of_document },
    })),
  }))
  return {
    blocks: blocks.length > 0 ? blocks : [emptyBlock],
    inspectionDays: inspection_days === null ? '' : String(inspection_days),
  }
}

/** The stored escrow with these blocks, as the specification's client sends it. */
export function bodyWithBlocks(
  escrow: WireSmartEscrow,
  { blocks, inspectionDays }: BlocksValues,
): EscrowBody {
  const conditions = blocks.map(({ percent, documents, conditions: list }) => ({
    percent_of_money: percent === '' ? undefined : Number(percent),
    document_approval: documents.map(({ title, file, approver }) => ({
      ...{ approval_of_document: title, doument_file: file, approver },
    })),
    condition_approval: list.map(({ title, approver }) => ({
      condition: title,
      approval_of_document: approver,
    })),
  }))
  const inspection_days = inspectionDays === '' ? null : Number(inspectionDays)
  return { ...escrow, conditions, inspection_days } as unknown as EscrowBody
}

const fields: Record<string, string> = {
  percent_of_money: 'percent',
  document_approval: 'documents',
  condition_approval: 'conditions',
  doument_file: 'file',
  condition: 'title',
}

/** The field of the form for a path of the body: `conditions.0.document_approval.1.doument_file` is `blocks.0.documents.1.file`. */
export function fieldOf(path: string): string {
  if (path === 'inspection_days') return 'inspectionDays'
  const [, ...parts] = path.split('.')
  const isCondition = parts.includes('condition_approval')
  const named = parts.map((part) =>
    part === 'approval_of_document' ? (isCondition ? 'approver' : 'title') : (fields[part] ?? part),
  )
  return ['blocks', ...named].join('.')
}
