import { extractText } from 'unpdf'

/** All text of a PDF, in one line. */
export async function textOfPaper(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
