import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { type DocumentType, documentTypes, wordType, xmlType } from '@tradelane/contract/documents/types'
import { fileTypeFromBuffer } from 'file-type'
import { readPdfInThread } from '../../../pdf/read-pdf-in-thread.ts'
import { readEInvoice } from './e-invoice/read-e-invoice.ts'
import { imageSize } from './image-size.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { rejection } from './rejection.ts'
import { wordFault } from './word-fault.ts'

/** A file of a few kilobytes can decode to gigabytes of pixels in the browser that shows it. */
const mostPixels = 50_000_000
const longestSide = 20_000

/** The EICAR test file of virus scanners. Its name in the content is enough to detect it, and does not trigger scanners here. */
const scannerTest = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

/** What is taken beside pictures and PDFs that everybody can open. */
export type AlsoTaken = { isWord?: boolean; isInvoice?: boolean; isLocked?: boolean }
export type Inspected = { type: DocumentType; eInvoice?: EInvoice | undefined; needsPassword?: boolean }

/**
 * Detects the type by content; refuses everything except valid images, PDFs and, where they are taken, Word documents and electronic invoices as XML, all
 * without active content. Of a PDF that is an electronic invoice, its XML is read too.
 */
export async function inspectFile(bytes: Buffer, also: AlsoTaken, name = ''): Promise<Inspected> {
  if (bytes.includes(scannerTest)) throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
  const found = await fileTypeFromBuffer(bytes)
  const taken: readonly DocumentType[] = [
    ...documentTypes,
    ...(also.isWord ? ([wordType] as const) : []),
    ...(also.isInvoice ? ([xmlType] as const) : []),
  ]
  // XML may begin without its declaration.
  const mime =
    found?.mime ?? (/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 200)) ? xmlType : undefined)
  const type = taken.find((known) => known === mime)
  if (!type)
    throw rejection('WRONG_FILE_TYPE', found?.mime === xmlType ? noXml : onlyTypes(also, name, found?.ext))
  if (type === xmlType) return { type, eInvoice: readInvoice(bytes, 'xml') }
  if (type === 'application/pdf') {
    const { xml, isEncrypted } = inspectedPdf(bytes)
    const needsPassword = await isLocked(bytes, isEncrypted)
    if (needsPassword && !also.isLocked) throw rejection('WRONG_FILE_TYPE', locked)
    return { type, eInvoice: xml && readInvoice(xml, 'pdf'), needsPassword }
  }
  if (type === wordType) requireQuiet(wordFault(bytes))
  else requireSoundImage(bytes, type)
  return { type }
}

const noXml = 'XML files are taken only as electronic invoices, where an invoice is asked for'
/** A name with an ending that is taken says nothing of the content: a photo of a telephone may be called .jpg and be none. */
function onlyTypes({ isWord, isInvoice }: AlsoTaken, name: string, found = 'another'): string {
  const names = ['png', 'jpeg', 'jpg', 'pdf', ...(isWord ? ['docx'] : []), ...(isInvoice ? ['xml'] : [])]
  const only = `Only ${names.slice(0, -1).join(', ')} and ${names.at(-1)} files`
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return names.includes(ending)
    ? `The name of this file ends in .${ending}, but its content is of ${found} type. ${only}`
    : only
}

const locked =
  'This PDF needs a password, and who examines it does not have that. Save it without a password, and upload it again'

function inspectedPdf(bytes: Buffer) {
  const pdf = inspectPdf(bytes)
  if (pdf.fault !== undefined) throw rejection('WRONG_FILE_TYPE', pdf.fault)
  return pdf
}

/** Whether it needs a password. A PDF that takes too long to open is not refused: nobody knows what is wrong with it. */
async function isLocked(bytes: Buffer, isEncrypted: boolean): Promise<boolean> {
  const read = await readPdfInThread({ bytes, wantsText: false }).catch(() => 'unknown' as const)
  if (read === undefined) throw rejection('WRONG_FILE_TYPE', 'This PDF is damaged. Save or scan it again')
  return read === 'locked' || (read === 'unknown' && isEncrypted)
}

function readInvoice(bytes: Buffer, within: 'pdf' | 'xml'): EInvoice {
  const invoice = readEInvoice(bytes, within)
  if (!('fault' in invoice)) return invoice
  throw rejection(
    'WRONG_FILE_TYPE',
    within === 'xml' ? invoice.fault : `The XML in this PDF: ${invoice.fault}`,
  )
}

function requireQuiet(fault: string | undefined): void {
  if (fault) throw rejection('WRONG_FILE_TYPE', fault)
}

function requireSoundImage(bytes: Buffer, type: 'image/png' | 'image/jpeg'): void {
  const size = imageSize(bytes, type)
  if (!size || size.width === 0 || size.height === 0)
    throw rejection('WRONG_FILE_TYPE', 'This image is damaged')
  if (Math.max(size.width, size.height) > longestSide || size.width * size.height > mostPixels)
    throw rejection('WRONG_FILE_TYPE', 'This image has too many pixels')
}
