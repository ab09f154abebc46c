import { pdfNames } from './pdf-names.ts'
import { opensQuietly } from './pdf-open-action.ts'
import { objectStreams, withoutStreams } from './pdf-parts.ts'
import { hasValue } from './pdf-values.ts'

const active = 'PDFs with scripts or actions are not accepted'
const print = 'Print the document to a new PDF and upload that'
const automatic = `PDFs that start an action by themselves are not accepted. ${print}`
const carrier = `PDFs with embedded files are not accepted. ${print}`
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
/** A stream start that some readers accept and we do not: after a comment, which no writer produces. */
const unknownStream = /(?<!end)stream[\r\n]/

/**
 * Why a PDF is refused, or undefined. Looks for scripts, actions that start programs or start by themselves, and embedded
 * files (ISO 32000-2, 7.11 and 12.6) in all objects, both plain ones and those compressed in object streams. Refuses what
 * cannot be inspected.
 */
export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const open = withoutStreams(text)
  // Here and below, the whole text too: a reader that trusts a false length, or that sees a comment where we see the beginning of a
  // stream, finds objects where we see a stream.
  if (anyScriptName.test(open) || scriptName.test(text)) return active
  if (encryption.test(open)) return 'This PDF is protected. Save it without a password'
  const packed = unknownStream.test(open) ? undefined : objectStreams(bytes, text)
  if (packed === undefined) return unreadable
  const parts = [open, ...packed.map(({ objects }) => objects)]
  if (parts.some((part) => anyScriptName.test(part))) return active
  if (longEmbedded.test(text) || hasValue(text, shortEmbedded) || parts.some((part) => embedded.test(part)))
    return carrier
  const hasActions = hasValue(text, additionalActions) || parts.some((part) => additionalActions.test(part))
  return hasActions || !opensQuietly(text, packed) ? automatic : undefined
}
