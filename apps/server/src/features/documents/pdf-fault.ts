import { objectStreams, plainNames, withoutStreams } from './pdf-parts.ts'

const active = 'PDFs with scripts or actions are not taken'
const scriptName = /\/(JavaScript|Launch)(?![\w#.+-])/
/** Too short to look for among packed bytes, where three letters turn up by chance. */
const anyScriptName = /\/(JavaScript|Launch|JS)(?![\w#.+-])/

/**
 * Why a PDF is not taken, or undefined: scripts and actions that start programs (ISO 32000-2, 12.6.4), wherever objects
 * can stand: in the open, or packed in object streams. What cannot be looked into is refused.
 */
export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const open = plainNames(withoutStreams(text))
  // The whole text too: a reader that trusts a false length finds objects where we see a stream.
  if (anyScriptName.test(open) || scriptName.test(plainNames(text))) return active
  if (/\/Encrypt(?![\w#.+-])/.test(open)) return 'This PDF is locked. Save it without a password'
  const packed = objectStreams(bytes, text)
  if (packed === undefined) return 'This PDF could not be read'
  return packed.some((objects) => anyScriptName.test(plainNames(objects))) ? active : undefined
}
