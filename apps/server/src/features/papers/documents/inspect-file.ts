import { type DocumentType, documentTypes, wordType } from '@tradelane/contract/documents/types'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from './image-size.ts'
import { pdfFault } from './pdf-fault.ts'
import { rejection } from './rejection.ts'
import { wordFault } from './word-fault.ts'

/** A file of a few kilobytes can decode to gigabytes of pixels in the browser that shows it. */
const mostPixels = 50_000_000
const longestSide = 20_000

/** The EICAR test file of virus scanners. Its name in the content is enough to detect it, and does not trigger scanners here. */
const scannerTest = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

/** Detects the type by content; refuses everything except valid images, PDFs and, where they are taken, Word documents without active content. */
export async function inspectFile(bytes: Buffer, isWordTaken: boolean): Promise<DocumentType> {
  if (bytes.includes(scannerTest)) throw rejection('WRONG_FILE_TYPE', 'This file is not safe')
  const found = await fileTypeFromBuffer(bytes)
  const taken: readonly DocumentType[] = isWordTaken ? [...documentTypes, wordType] : documentTypes
  const type = taken.find((known) => known === found?.mime)
  if (!type)
    throw rejection(
      'WRONG_FILE_TYPE',
      isWordTaken ? 'Only png, jpeg, jpg, pdf and docx files' : 'Only png, jpeg, jpg and pdf files',
    )
  if (type === 'application/pdf') requireQuiet(pdfFault(bytes))
  else if (type === wordType) requireQuiet(wordFault(bytes))
  else requireSoundImage(bytes, type)
  return type
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
