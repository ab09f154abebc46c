import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { EscrowBody } from './details-values.ts'

export type BlockValues = {
  percent: string
  /** `follows`: the sample is given later. */
  documents: { title: string; file: string; follows: boolean; approver: string }[]
  /** `released`: the event that meets it, `event:record`; empty where a person approves it. */
  conditions: { title: string; approver: string; released: string }[]
}
export type BlocksValues = { blocks: BlockValues[]; inspectionDays: string }

export const emptyDocument = { title: '', file: '', follows: false, approver: 'Buyer' }
export const emptyCondition = { title: '', approver: '', released: '' }
export const emptyBlock: BlockValues = {
  percent: '',
  documents: [emptyDocument],
  conditions: [emptyCondition],
}

/** Of a draft; one empty block where it has none. */
export function blocksOf({ conditions, inspection_days }: WireSmartEscrow): BlocksValues {
  const blocks = conditions.map((block) => ({
    percent: String(block.percent_of_money ?? ''),
    documents: block.document_approval.map((item) => ({
      ...{ title: item.approval_of_document, file: item.doument_file, approver: item.approver },
      follows: item.sample_follows === true,
    })),
    conditions: block.condition_approval.map((item) => ({
      ...{ title: item.condition, approver: item.approval_of_document },
      released: releasedValue(item.released_by),
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
    document_approval: documents.map(({ title, file, follows, approver }) => ({
      ...{ approval_of_document: title, doument_file: follows ? '' : file, approver },
      ...(follows && { sample_follows: true }),
    })),
    condition_approval: list.map(({ title, approver, released }) => ({
      condition: title,
      ...(released === ''
        ? { approval_of_document: approver }
        : { approval_of_document: 'Buyer', released_by: releasedBy(released) }),
    })),
  }))
  const inspection_days = inspectionDays === '' ? null : Number(inspectionDays)
  return { ...escrow, conditions, inspection_days } as unknown as EscrowBody
}

type Released = { event: string; subject_id: string | null }

/** The value of an option: without a record, one that is added to the trade later. */
export const releasedValue = (released: Released | null): string =>
  released ? `${released.event}:${released.subject_id ?? ''}` : ''

function releasedBy(value: string): Released {
  const [event = '', id = ''] = value.split(':')
  return { event, subject_id: id === '' ? null : id }
}

const fields: Record<string, string> = {
  percent_of_money: 'percent',
  document_approval: 'documents',
  condition_approval: 'conditions',
  doument_file: 'file',
  condition: 'title',
  released_by: 'released',
}

/** The field of the form for a path of the body: `conditions.0.document_approval.1.doument_file` is `blocks.0.documents.1.file`. */
export function fieldOf(path: string): string {
  if (path === 'inspection_days') return 'inspectionDays'
  const [first, ...parts] = path.split('.')
  // Of an earlier step, such as a day that has passed: the form has no such field.
  if (first !== 'conditions') return path
  const isCondition = parts.includes('condition_approval')
  const named = parts.map((part) =>
    part === 'approval_of_document' ? (isCondition ? 'approver' : 'title') : (fields[part] ?? part),
  )
  return ['blocks', ...named].join('.')
}
