import type { Db, Tx } from '@tradelane/db'
import { inScope, type Scope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import type { Certificate } from './certificate.ts'

export type Issued = { certificate: Certificate; code: string; issuedAt: Date; signature: string | null }

export async function findCertificate(
  db: Db | Tx,
  scope: Scope,
  insuranceId: string,
): Promise<Issued | undefined> {
  const row = await db
    .selectFrom('insurance_certificates')
    .select(['certificate', 'code', 'issued_at', 'signature'])
    .where(inScope(scope, 'uid'))
    .where('insurance_id', '=', insuranceId)
    .executeTakeFirst()
  if (!row) return undefined
  const { code, issued_at: issuedAt, signature } = row
  return { certificate: row.certificate as Certificate, code, issuedAt, signature }
}

/** Refuses with ILLEGAL_STATE where none was issued. */
export async function getCertificate(db: Db | Tx, scope: Scope, insuranceId: string): Promise<Issued> {
  const issued = await findCertificate(db, scope, insuranceId)
  if (!issued) throw new Refusal('ILLEGAL_STATE', { message: 'There is no certificate yet.' })
  return issued
}
