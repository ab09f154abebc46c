import { customerFile } from '@tradelane/contract/customers/file-calls'
import { givenAdministrator } from './given-administrator.ts'
import { givenCompany } from './given-company.ts'
import type { TestApp } from './test-app.ts'

/** A trail of so many entries, of notes that an administrator has added. */
export async function givenAuditTrail(app: TestApp, entries: number) {
  const { companyId } = await givenCompany(app)
  const administrator = await givenAdministrator(app)
  // The trail begins after the sign-in.
  await tamper(app, 'delete from audit_pending', 'delete from audit_entries')
  for (let i = 1; i <= entries; i++) await addNote(app, administrator.token, companyId, `Note ${i}`)
  return { ...administrator, companyId }
}

export async function addNote(app: TestApp, token: string, uid: string, text: string): Promise<number> {
  return (await app.call(customerFile.addNote, { body: { uid, text } }, { token })).status
}

/** As somebody would who has all rights in the database: the triggers and keys that protect the trail are off. */
export async function tamper(app: TestApp, ...statements: string[]): Promise<void> {
  const client = await app.deps.pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica; ${statements.join(';')}; commit`)
  } finally {
    client.release()
  }
}
