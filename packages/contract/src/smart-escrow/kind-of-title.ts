import { type DocumentKind, documentKinds } from './document-kinds.ts'

const words: readonly [RegExp, DocumentKind][] = [
  [/\binvoice\b/i, 'commercial_invoice'],
  [/\b(bill of lading|way\s?bill|transport document|b\/l)\b/i, 'transport_document'],
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
