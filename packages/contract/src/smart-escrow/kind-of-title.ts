import type { TransportDocumentForm } from '../lists/transport-document-forms.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'

const words: readonly [RegExp, DocumentKind][] = [
  [/\binvoice\b/i, 'commercial_invoice'],
  [
    /\b(bills? of lading|(air)?way\s?bills?|consignment notes?|transport documents?|b\/l)\b/i,
    'transport_document',
  ],
  [/\bpacking\b/i, 'packing_list'],
  [/\borigin\b/i, 'certificate_of_origin'],
  [/\binsurance\b/i, 'insurance_certificate'],
  [/\binspection\b/i, 'inspection_certificate'],
]

/** The kind of document that a block asks for, by the words of its title: undefined where they name none, or several. */
export function kindOfTitle(title: string): DocumentKind | undefined {
  const found = words.filter(([pattern]) => pattern.test(title))
  return found.length === 1 ? found[0]?.[1] : undefined
}

/**
 * Whether a title asks for the original of a transport document: "3/3 original bills of lading", "Full set of bills of lading". Only a title
 * that names no other document.
 */
export const asksForOriginal = (title: string): boolean =>
  kindOfTitle(title) === 'transport_document' &&
  /\b(originals?|full set|[1-9]\/[1-9])\b/i.test(title) &&
  !/\b(cop(y|ies) of|no|without)\b.*\boriginals?\b/i.test(title)

/** By which rules a document is examined (editions: fact `credit-rules`). */
export const examinationRules = (form: TransportDocumentForm | null | undefined): string =>
  form === 'electronic' ? 'eUCP 2.1 and UCP 600' : 'UCP 600'

const compared: readonly DocumentKind[] = [
  'commercial_invoice',
  'transport_document',
  'insurance_certificate',
]

/** Of the others the check compares the dates only. */
export const isCompared = (kind: DocumentKind): boolean => compared.includes(kind)

/** "The document is a packing list. A bill of lading or air waybill is asked for." */
export const wrongKindText = (kind: DocumentKind, asked: DocumentKind): string =>
  `The document is presented as “${documentKinds[kind]}”. “${documentKinds[asked]}” is asked for.`
