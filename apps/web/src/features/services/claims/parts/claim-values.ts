import { claimDocumentKinds, type WireClaim } from '@tradelane/contract/claims/calls'
import { today } from '../../../../lib/format/format-date.ts'
import type { SavedClaim, SavedDraft } from './claim-queries.ts'

export type DocumentKind = keyof typeof claimDocumentKinds
export type ClaimDocument = { kind: DocumentKind; url: string; file_name: string }

/** The form: everything as text, '' for what is not known yet. */
export type ClaimValues = {
  loss_date: string
  loss_place: string
  first_notice_date: string
  delivery_date: string
  loss_type: string
  amount: string
  description: string
  carrier_name: string
  transport_reference: string
  documents: ClaimDocument[]
}

/** A claim whose form is open: a draft, or a new one. */
export type StartedClaim = { draft: SavedDraft; insuranceId: string; values: ClaimValues }

export const newClaimValues = (): ClaimValues => ({
  loss_date: '',
  loss_place: '',
  first_notice_date: today(),
  delivery_date: '',
  loss_type: '',
  amount: '',
  description: '',
  carrier_name: '',
  transport_reference: '',
  documents: [],
})

export const claimValuesOf = (claim: WireClaim): ClaimValues => ({
  loss_date: claim.loss_date ?? '',
  loss_place: claim.loss_place ?? '',
  first_notice_date: claim.first_notice_date ?? '',
  delivery_date: claim.delivery_date ?? '',
  loss_type: claim.loss_type ?? '',
  amount: claim.amount === null ? '' : String(claim.amount),
  description: claim.description ?? '',
  carrier_name: claim.carrier_name ?? '',
  transport_reference: claim.transport_reference ?? '',
  documents: claim.documents,
})

/** What is not known is left out. */
export function claimBodyOf({ draft, insuranceId, values }: StartedClaim): SavedClaim {
  const { amount, documents, ...texts } = values
  const known = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
  return {
    ...known,
    ...(draft.claimId && { claim_id: draft.claimId, version: draft.version }),
    insurance_id: insuranceId,
    ...(amount !== '' && { amount: Number(amount) }),
    documents: documents.map(({ kind, url }) => ({ kind, url })),
  } as SavedClaim
}

const requiredKinds = (Object.keys(claimDocumentKinds) as DocumentKind[]).filter(
  (kind) => claimDocumentKinds[kind].isRequired,
)

export const missingKinds = (documents: readonly ClaimDocument[]): DocumentKind[] =>
  requiredKinds.filter((kind) => !documents.some((document) => document.kind === kind))

/** What a claim cannot be sent without, each with what to do about it. */
export function lackingOf(values: ClaimValues): [keyof ClaimValues, string][] {
  const lacking: [keyof ClaimValues, string][] = []
  if (values.loss_type === '') lacking.push(['loss_type', 'Select a type of loss'])
  if (values.loss_date === '') lacking.push(['loss_date', 'Say when the loss happened'])
  if (values.loss_place.trim() === '') lacking.push(['loss_place', 'Say where the loss happened'])
  if (values.first_notice_date === '') lacking.push(['first_notice_date', 'Enter a valid date'])
  if (values.amount === '') lacking.push(['amount', 'Enter a valid amount'])
  if (values.description.trim() === '') lacking.push(['description', 'Describe what happened'])
  const kinds = missingKinds(values.documents)
  if (kinds.length > 0)
    lacking.push(['documents', `Add: ${kinds.map((kind) => claimDocumentKinds[kind].label).join('; ')}`])
  return lacking
}
