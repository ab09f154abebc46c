import type {
  WireDisputable,
  WireDispute,
  WireDisputeWithFiles,
} from '@tradelane/contract/smart-escrow/dispute-values'
import type { documentQuery } from '../../../../lib/queries/documents.ts'
import type { UploadFile } from '../../../../ui/forms/use-file-upload.ts'
import type { Answer } from '../../../../ui/forms/use-sending.ts'
import type { AllowedAction, RecordAction } from '../../../../ui/records/record-action.tsx'

export type AnyDispute = WireDispute | WireDisputeWithFiles
export type Disputable = WireDisputable
type Statement = AnyDispute['statements'][number]
export type Offer = AnyDispute['offers'][number]

/** What is said, with the file as it is sent: the link of a stored one, or its content. */
export type Said = { text: string; file: string; fileName: string }

/** What one side does in a dispute: the buyer by its account, the seller by its link. */
export type DisputeActs = {
  /** Shows what is open to this side, and why something is closed. */
  Action: typeof RecordAction | typeof AllowedAction
  upload: UploadFile
  open: (condition: string, said: Said) => Promise<Answer>
  speak: (disputeId: string, said: Said) => Promise<Answer>
  offer: (disputeId: string, releasedPercent: number, note: string) => Promise<Answer>
  answer: (disputeId: string, offerId: string, answer: 'accept' | 'refuse') => Promise<Answer>
  escalate: (disputeId: string) => Promise<Answer>
}

export type FileQueryOf = (statement: Statement) => ReturnType<typeof documentQuery>

export const sideNames = { buyer: 'The buyer', seller: 'The seller' } as const
