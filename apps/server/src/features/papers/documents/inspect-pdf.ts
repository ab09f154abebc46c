import { embeddedInvoice, isNamedAsInvoice } from './pdf-embedded-file.ts'
import { pdfNames } from './pdf-names.ts'
import { opensQuietly } from './pdf-open-action.ts'
import { hasPackedObjects, objectStreams, withoutStreams } from './pdf-parts.ts'
import { hasValue } from './pdf-values.ts'

const active = 'PDFs with scripts or actions are not accepted'
const print = 'Print the document to a new PDF and upload that'
const automatic = `PDFs that start an action by themselves are not accepted. ${print}`
const carrier = `PDFs with embedded files are not accepted. ${print}`
/** A print of an electronic invoice is a copy that is not the invoice. */
const damagedInvoice =
  'This looks like an electronic invoice (Factur-X, ZUGFeRD), but its XML is not its only embedded file or could not be read. Ask for the invoice again. Do not print it: a print is not the invoice'
const unreadable = 'This PDF could not be read'
const scriptName = pdfNames('JavaScript', 'Launch')
/** Too short to search for in compressed bytes, where three letters occur by chance. */
const anyScriptName = pdfNames('JavaScript', 'Launch', 'JS')
/** Embedded files (ISO 32000-2, 7.11.4): the list of them, the stream of one, and the annotation that offers one. */
const embedded = pdfNames('EmbeddedFiles', 'EmbeddedFile', 'FileAttachment', 'EF')
/** Actions that run when a page opens, a field changes or the document is printed (12.6.3). */
const additionalActions = pdfNames('AA')
/** Chance does not make these names. */
const longEmbedded = pdfNames('EmbeddedFiles', 'EmbeddedFile', 'FileAttachment')
const shortEmbedded = pdfNames('EF')
const encryption = pdfNames('Encrypt')
/** What is in a stream, names of actions too, cannot be read without the key. */
const hidden =
  'This PDF is encrypted, and parts of it cannot be checked for scripts. Save it without a password, or print it to a new PDF'
/** A stream start that some readers accept and we do not: after a comment, which no writer produces. */
const unknownStream = /(?<!end)stream[\r\n]/

/** The XML of the electronic invoice that a PDF is, where it is one. */
export type InspectedPdf =
  | { fault: string }
  | { fault: undefined; xml: Buffer | undefined; isEncrypted: boolean }

/**
 * Looks for scripts, actions that start programs or start by themselves, and embedded files (ISO 32000-2, 7.11 and 12.6) in all
 * objects, both plain ones and those compressed in object streams. Says why a PDF is refused. Of embedded files only the XML of an
 * electronic invoice is taken. Refuses what cannot be inspected: encryption leaves the names of objects as they are, but not what is packed.
 */
export function inspectPdf(bytes: Buffer): InspectedPdf {
  const text = bytes.toString('latin1')
  const open = withoutStreams(text)
  // Here and below, the whole text too: a reader that trusts a false length, or that sees a comment where we see the beginning of a
  // stream, finds objects where we see a stream.
  if (anyScriptName.test(open) || scriptName.test(text)) return { fault: active }
  const isEncrypted = encryption.test(text)
  if (isEncrypted && hasPackedObjects(text)) return { fault: hidden }
  const packed = unknownStream.test(open) ? undefined : objectStreams(bytes, text)
  if (packed === undefined) return { fault: unreadable }
  const parts = [open, ...packed.map(({ objects }) => objects)]
  if (parts.some((part) => anyScriptName.test(part))) return { fault: active }
  const hasFiles =
    longEmbedded.test(text) || hasValue(text, shortEmbedded) || parts.some((part) => embedded.test(part))
  const xml = hasFiles && !isEncrypted ? embeddedInvoice({ bytes, text, open, packed }) : undefined
  if (hasFiles && !xml) return { fault: isNamedAsInvoice({ text, packed }) ? damagedInvoice : carrier }
  const hasActions = hasValue(text, additionalActions) || parts.some((part) => additionalActions.test(part))
  if (hasActions || !opensQuietly(text, packed)) return { fault: automatic }
  return { fault: undefined, xml, isEncrypted }
}
