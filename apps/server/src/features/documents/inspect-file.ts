import { documentTypes } from '@tradelane/contract/documents/calls'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from './image-size.ts'
import { pdfFault } from './pdf-fault.ts'
import { rejection } from './rejection.ts'

type DocumentType = (typeof documentTypes)[number]

/** A page of a few kilobytes can unfold to gigabytes of pixels in the browser that shows it. */
const mostPixels = 50_000_000
const longestSide = 20_000

/** The harmless file by which virus scanners are tried; its name within is enough, and does not set them off here. */
const scannerTest = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

/** What a file is by its content; refuses all but sound images and PDFs that do nothing but show pages. */
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
    throw rejection('WRONG_FILE_TYPE', 'This picture is damaged')
  if (Math.max(size.width, size.height) > longestSide || size.width * size.height > mostPixels)
    throw rejection('WRONG_FILE_TYPE', 'This picture has too many pixels')
}
