import { getCompany } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { letter } from '../../../mail/letter.ts'
import { findStored } from './stored-documents.ts'

/** The job: tells who was asked for a document that it has come. */
export async function mailDocumentReceipt(
  deps: Deps,
  { companyId, documentId }: Tasks['mail-document-receipt'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await findStored(deps.db, scope, documentId)
  if (!row?.email) return
  const { company_name } = await getCompany(deps.db, scope)
  await deps.mail.send(
    letter({
      to: row.email,
      subject: `${company_name} has received your document`,
      text: `Hello ${row.recipient},

We have received the document that ${company_name} asked you for.

Asked for: ${row.asked}
File: ${row.file_name}
Received: ${instantText(row.added_at)}

The link that you used does not work any more. If you did not send this, answer ${company_name}.

Tradelane`,
    }),
  )
}
