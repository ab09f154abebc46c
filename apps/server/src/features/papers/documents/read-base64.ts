import { largestDocumentBytes } from '@tradelane/contract/documents/calls'
import { rejection } from './rejection.ts'

const dataUrl = /^data:[\w.+-]*\/?[\w.+-]*(;[\w=.+-]+)*;base64,/

/** The bytes of a base64 text or data URL. Strict: refuses text with any invalid character. */
export function readBase64(text: string): Buffer {
  const bare = text.slice(dataUrl.exec(text.slice(0, 200))?.[0].length ?? 0)
  const padding = bare.endsWith('==') ? 2 : bare.endsWith('=') ? 1 : 0
  const size = (bare.length / 4) * 3 - padding
  if (size > largestDocumentBytes) throw rejection('TOO_LARGE', 'At most 10 MB')
  if (bare.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare))
    throw rejection('WRONG_FILE_TYPE', 'This file could not be read')
  if (size <= 0) throw rejection('WRONG_FILE_TYPE', 'This file is empty')
  return Buffer.from(bare, 'base64')
}
