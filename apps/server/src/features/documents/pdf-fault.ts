import { pdfNames } from './pdf-names.ts'
import { objectStreams, withoutStreams } from './pdf-parts.ts'

const active = 'PDFs with scripts or actions are not taken'
const unreadable = 'This PDF could not be read'
const scriptName = pdfNames('JavaScript', 'Launch')
/** Too short to look for among packed bytes, where three letters turn up by chance. */
const anyScriptName = pdfNames('JavaScript', 'Launch', 'JS')
const encryption = pdfNames('Encrypt')
/** What a reader takes for the start of a stream, and we have not: behind a comment, which no writer puts there. */
const unknownStream = /(?<!end)stream[\r\n]/

/**
 * Why a PDF is not taken, or undefined: scripts and actions that start programs (ISO 32000-2, 12.6.4), wherever objects
 * can stand: in the open, or packed in object streams. What cannot be looked into is refused.
 */
export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const open = withoutStreams(text)
  // The whole text too: a reader that trusts a false length finds objects where we see a stream.
  if (anyScriptName.test(open) || scriptName.test(text)) return active
  if (encryption.test(open)) return 'This PDF is locked. Save it without a password'
  const packed = unknownStream.test(open) ? undefined : objectStreams(bytes, text)
  if (packed === undefined) return unreadable
  return packed.some((objects) => anyScriptName.test(objects)) ? active : undefined
}
