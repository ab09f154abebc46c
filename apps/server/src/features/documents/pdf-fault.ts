import { pdfNames } from './pdf-names.ts'
import { objectStreams, withoutStreams } from './pdf-parts.ts'

const active = 'PDFs with scripts or actions are not accepted'
const unreadable = 'This PDF could not be read'
const scriptName = pdfNames('JavaScript', 'Launch')
/** Too short to search for in compressed bytes, where three letters occur by chance. */
const anyScriptName = pdfNames('JavaScript', 'Launch', 'JS')
const encryption = pdfNames('Encrypt')
/** A stream start that some readers accept and we do not: after a comment, which no writer produces. */
const unknownStream = /(?<!end)stream[\r\n]/

/**
 * Why a PDF is refused, or undefined. Looks for scripts and actions that start programs (ISO 32000-2, 12.6.4) in all
 * objects, both plain ones and those compressed in object streams. Refuses what cannot be inspected.
 */
export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const open = withoutStreams(text)
  // Also searches the whole text: a reader that trusts a false length finds objects where we see a stream.
  if (anyScriptName.test(open) || scriptName.test(text)) return active
  if (encryption.test(open)) return 'This PDF is protected. Save it without a password'
  const packed = unknownStream.test(open) ? undefined : objectStreams(bytes, text)
  if (packed === undefined) return unreadable
  return packed.some((objects) => anyScriptName.test(objects)) ? active : undefined
}
