import { zip } from 'fflate'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { Refusal } from '../../../refusal.ts'
import { readStored } from '../../papers/documents/index.ts'
import { findTransactionNumber, getTransaction } from '../../trade/transactions/index.ts'
import { issuedIdOf, listIssued, recordsOfTrade } from './issued-papers.ts'
import { documentsOfTrade, findStored, type StoredDocument } from './stored-documents.ts'
import { noteViews } from './views.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

const wholeId = new RegExp(`${uuid.source}$`)

type TradeFile = Awaited<ReturnType<IssuedPaper['file']>>

/** The bytes of a document of a trade; the view is noted. Refuses with NOT_FOUND. */
export async function readTradeDocument(deps: Deps, scope: CompanyScope, id: string) {
  const file = await (id.includes('.') ? readIssued(deps, scope, id) : readUploaded(deps, scope, id))
  await noteViews(deps, scope, [id])
  return file
}

async function readUploaded(deps: Deps, scope: CompanyScope, id: string): Promise<TradeFile> {
  const row = wholeId.test(id) ? await findStored(deps.db, scope, id) : undefined
  if (!row) throw new Refusal('NOT_FOUND')
  return fileOfStored(deps, scope, row)
}

type FileOfRow = Pick<StoredDocument, 'document_id' | 'file_name'>

const fileOfStored = async (deps: Deps, scope: CompanyScope, row: FileOfRow): Promise<TradeFile> => ({
  ...(await readStored(deps, scope, row.document_id)),
  file_name: row.file_name,
})

async function readIssued(deps: Deps, scope: CompanyScope, id: string): Promise<TradeFile> {
  const [transactionId] = uuid.exec(id) ?? []
  if (!transactionId) throw new Refusal('NOT_FOUND')
  await getTransaction(deps.db, scope, transactionId)
  const { papers } = await listIssued(deps, scope, await recordsOfTrade(deps, scope, transactionId))
  const paper = papers.find((one) => issuedIdOf(transactionId, one) === id)
  if (!paper) throw new Refusal('NOT_FOUND')
  return paper.file()
}

const mostBytes = 200 * 1024 * 1024

/** All documents of a trade in one zip. What cannot be read is named in it instead of leaving nothing. Refuses with NOT_FOUND, and what is too large. */
export async function bundleDocuments(deps: Deps, scope: CompanyScope, transactionId: string) {
  const number = await findTransactionNumber(deps.db, scope, transactionId)
  if (number === undefined) throw new Refusal('NOT_FOUND')
  const stored = await documentsOfTrade(deps.db, scope, transactionId)
  if (stored.reduce((bytes, { size }) => bytes + size, 0) > mostBytes)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'These documents are more than 200 MB together. Download them one by one.',
    })
  const records = await recordsOfTrade(deps, scope, transactionId)
  const { papers, unread } = await listIssued(deps, scope, records)
  const wanted = [
    ...stored.map((row) => ({
      ...{
        id: row.trade_document_id,
        title: row.file_name,
        read: () => fileOfStored(deps, scope, named(row)),
      },
    })),
    ...papers.map((paper) => ({
      ...{ id: issuedIdOf(transactionId, paper), title: paper.title, read: () => paper.file() },
    })),
  ]
  const files: Record<string, Uint8Array> = {}
  const seen: string[] = []
  const missing = unread.map((title) => `All documents of ${title}`)
  // One after the other: a paper is printed in a thread, and the zip needs them all anyway.
  for (const { id, title, read } of wanted)
    try {
      const { file_name, bytes } = await read()
      files[freeName(files, file_name)] = bytes
      seen.push(id)
    } catch (error) {
      deps.log.error({ err: error, id }, 'a document of a trade could not be read')
      missing.push(title)
    }
  if (missing.length > 0)
    files['Not in this file.txt'] = Buffer.from(
      `These documents could not be read. Try again, or open them one by one.\n\n${missing.join('\n')}\n`,
    )
  if (Object.keys(files).length === 0)
    throw new Refusal('ILLEGAL_STATE', { message: 'This trade has no documents yet.' })
  await noteViews(deps, scope, seen)
  return { bytes: await zipped(files), content_type: 'application/zip', file_name: `documents-${number}.zip` }
}

/** What was made here is named by its number; another file by what it is, and which version. */
const named = (row: StoredDocument): StoredDocument =>
  row.number === null && row.type !== 'other'
    ? { ...row, file_name: `${row.type.replaceAll('_', '-')}-v${row.version} ${row.file_name}` }
    : row

/** Two versions of a document may have one name. */
function freeName(files: Readonly<Record<string, unknown>>, name: string): string {
  if (!(name in files)) return name
  const dot = name.lastIndexOf('.')
  for (let count = 2; ; count++) {
    const next = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
    if (!(next in files)) return next
  }
}

/** Stored as they are: pictures and PDFs are compressed already. */
const zipped = (files: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((done, failed) =>
    zip(files, { level: 0 }, (error, bytes) => (error ? failed(error) : done(bytes))),
  )
