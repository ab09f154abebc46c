import type { TransportDocumentForm } from '../lists/transport-document-forms.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'

/** "B/L", "3/3 BLs", "Seawaybill", "AWB": as credits and forwarders write it. */
const transport =
  /(?<![a-z])(b(ills?|ill\(s\))[\s-]of[\s-]lading|(air|sea)?[\s-]?way[\s-]?bills?|[mh]?awbs?|cmr|consignment notes?|transport documents?|b(\(s\)|s)?\/ls?|bls?)(?![a-z])/i

/** By a word of the title; beside a transport document, which names much of this, only by the document's whole name. */
const words: readonly [word: RegExp, whole: RegExp, kind: DocumentKind][] = [
  [/\binvoices?\b/i, /\binvoices?\b/i, 'commercial_invoice'],
  [transport, transport, 'transport_document'],
  [/\bpacking\b/i, /\bpacking lists?\b/i, 'packing_list'],
  [/\borigin\b/i, /\bcertificates? of origin\b/i, 'certificate_of_origin'],
  [/\binsurance\b/i, /\binsurance (policy|policies|certificates?)\b/i, 'insurance_certificate'],
  [/\binspection\b/i, /\binspection (certificates?|reports?)\b/i, 'inspection_certificate'],
]
/** A statement about another document: "Beneficiary's certificate that 1/3 original bill of lading was sent". */
const statement = /\b(certificates?|statements?|declarations?)\b.*\b(that|stating|confirming|showing)\b/i

/** The kind of document that a block asks for, by the words of its title: undefined where they name none, or several. */
export function kindOfTitle(title: string): DocumentKind | undefined {
  const isTransport = transport.test(title)
  if (isTransport && statement.test(title)) return undefined
  const found = words.filter(([word, whole]) => (isTransport ? whole : word).test(title))
  return found.length === 1 ? found[0]?.[2] : undefined
}

/** "Original", "full set", "3/3", "in triplicate". A fraction is no date and no count of packages. */
const original =
  /\boriginals?\b|\b(full|complete)[\s-]sets?\b|\bin (du|tri)plicate\b|(?<![\d/])(1\s?(\/|of)\s?[1-3]|2\s?(\/|of)\s?[23]|3\s?(\/|of)\s?3)(?![\d/])(?!\s*(containers?|pallets?|packages?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i
const furtherCopies =
  /(\+|,|&|\bplus\b|\band\b|\bwith\b)\s*(\d+|one|two|three)\s*(n\/n\s*|non-negotiable\s+)?cop(y|ies)\b/gi
const noOriginal =
  /cop(y|ies)\b|\bscan(s|ned)?\b|\bnon-negotiable\b|\bsurrendered\b|\btelex\b|\bexpress\b|\b(no|without)\s+originals?\b/i

/**
 * Whether a title asks for the original of a transport document: "3/3 original bills of lading", "Full set of B/L plus 3 copies". Only a
 * title that names no other document.
 */
export const asksForOriginal = (title: string): boolean =>
  kindOfTitle(title) === 'transport_document' &&
  original.test(title) &&
  !noOriginal.test(title.replace(furtherCopies, ''))

/** Whether a title takes an electronic record: "eBL", "electronic bill of lading", "presentation by eUCP". */
export const takesElectronic = (title: string): boolean =>
  /\b(electronic(ally)?|e-?b\/?ls?|eucp)\b/i.test(title)

/** By which rules a document is examined (editions: fact `credit-rules`). */
export function examinationRules({ kind, document_form }: Examined): string {
  if (document_form === 'electronic') return 'eUCP 2.1 and UCP 600'
  // By UCP 600, article 17, every document needs an original unless copies are asked for.
  return kind === 'transport_document'
    ? 'UCP 600; a copy is enough where no original is asked for'
    : 'UCP 600'
}
type Examined = { kind: DocumentKind; document_form?: TransportDocumentForm | null | undefined }

const compared: readonly DocumentKind[] = [
  'commercial_invoice',
  'transport_document',
  'insurance_certificate',
]

/** Of the others the check compares the dates only. */
export const isCompared = (kind: DocumentKind): boolean => compared.includes(kind)

/** "The document is presented as “Packing list”. “Commercial invoice” is asked for." */
export const wrongKindText = (kind: DocumentKind, asked: DocumentKind): string =>
  `The document is presented as “${documentKinds[kind]}”. “${documentKinds[asked]}” is asked for.`
