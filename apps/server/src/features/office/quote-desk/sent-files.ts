import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Deps } from '../../../deps/deps.ts'
import { storeFileOf } from '../../papers/documents/index.ts'
import { takesAnswersFile, type UsedAnswers } from './ask-vendors/used-answers.ts'
import type { StoredFile, StoredFiles } from './offer-columns.ts'

/** Stores the files that the rows of the form come with: their own, and copies of those of the vendors' answers. */
export async function storeFiles(
  deps: Deps,
  rows: readonly OfferRow[],
  answers: UsedAnswers,
): Promise<StoredFiles> {
  const files = new Map<OfferRow, StoredFile>()
  try {
    for (const [index, row] of rows.entries()) {
      const stored = row.file
        ? await storeFileOf(`quotes.${index}.file`, deps, 'office', {
            base64File: row.file,
            file_name: row.file_name,
          })
        : await copyOfAnswers(deps, row, answers)
      if (stored) files.set(row, stored)
    }
  } catch (error) {
    await deleteFiles(deps, files)
    throw error
  }
  return files
}

/** A copy: the answer may go on with another file, and the offer keeps what it was published with. */
async function copyOfAnswers(
  { files }: Deps,
  row: OfferRow,
  answers: UsedAnswers,
): Promise<StoredFile | undefined> {
  const { stored_id, file_name, content_type } = answers.get(row.ask_id ?? '') ?? {}
  if (!takesAnswersFile(row) || !stored_id || !file_name || !content_type) return undefined
  const stored = await files.get(stored_id)
  // Replaced since it was read: the check under the lock says so.
  if (!stored) return undefined
  return { stored_id: await files.put(stored.bytes, { contentType: content_type }), file_name, content_type }
}

export async function deleteFiles({ files }: Deps, stored: StoredFiles): Promise<void> {
  for (const { stored_id } of stored.values()) await files.delete(stored_id)
}
