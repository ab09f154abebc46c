import { wordType, xmlType } from '@tradelane/contract/documents/types'

export const fileTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpeg', '.jpg'],
  'application/pdf': ['.pdf'],
}

/** Where Word documents are taken too. */
export const typesWithWord = { ...fileTypes, [wordType]: ['.docx'] }
/** Where an invoice is asked for: an electronic one may be XML. */
export const typesWithXml = { ...fileTypes, [xmlType]: ['.xml'] }
export type FileTypes = Record<string, string[]>

const largestBytes = 10 * 1024 * 1024

/** Why a file cannot be taken, in words; undefined when it can. The server looks again, at the content itself. */
export function whyRefused(file: File | null | undefined, types: FileTypes = fileTypes): string | undefined {
  if (!file) return undefined
  const endings = Object.values(types).flat()
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return `Choose a ${namesOf(types)} file`
  }
  if (file.size === 0) return 'This file is empty'
  if (file.size > largestBytes) return 'Choose a file of at most 10 MB'
  return undefined
}

/** "png, jpeg, jpg or pdf" */
export function namesOf(types: FileTypes): string {
  const names = Object.values(types)
    .flat()
    .map((ending) => ending.slice(1))
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
