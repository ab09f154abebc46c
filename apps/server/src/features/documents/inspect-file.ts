import { documentTypes } from '@tradelane/contract/documents/calls'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from './image-size.ts'
import { pdfFault } from './pdf-fault.ts'
import { rejection } from './rejection.ts'

type DocumentType = (typeof documentTypes)[number]

/** A file of a few kilobytes can decode to gigabytes of pixels in the browser that shows it. */
const mostPixels = 50_000_000
const longestSide = 20_000

/** The EICAR test file of virus scanners. Its name in the content is enough to detect it, and does not trigger scanners here. */
const scannerTest = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

/** Detects the type by content; refuses everything except valid images, and PDFs without active content. */
export async function inspectFile(bytes: Buffer): Promise<DocumentType> {
  if (bytes.includes(scannerTest)) throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
  const found = await fileTypeFromBuffer(bytes)
  const type = documentTypes.find((known) => known === found?.mime)
  if (!type) throw rejection('WRONG_FILE_TYPE', 'Only png, jpeg, jpg and pdf files')
  if (type === 'application/pdf') requireQuietPdf(bytes)
  else requireSoundImage(bytes, type)
  return type
}

function requireQuietPdf(bytes: Buffer): void {
  const fault = pdfFault(bytes)
  if (fault) throw rejection('WRONG_FILE_TYPE', fault)
}

function requireSoundImage(bytes: Buffer, type: 'image/png' | 'image/jpeg'): void {
  const size = imageSize(bytes, type)
  if (!size || size.width === 0 || size.height === 0)
    throw rejection('WRONG_FILE_TYPE', 'This image is damaged')
  if (Math.max(size.width, size.height) > longestSide || size.width * size.height > mostPixels)
    throw rejection('WRONG_FILE_TYPE', 'This image has too many pixels')
}
