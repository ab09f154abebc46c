import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeLength, recoveryCodeSigns } from '@tradelane/contract/administrators/second-factor'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'

const count = 10

/** Makes new recovery codes, and ends the old ones. They are readable here only, and 60 random bits each. */
export async function makeRecoveryCodes(
  { config, wallClock }: Deps,
  tx: Tx,
  administratorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode)
  await endRecoveryCodes(tx, administratorId)
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        administrator_id: administratorId,
        code_hash: hashOf(config.secret, administratorId, code),
        made_at: wallClock.now(),
      })),
    )
    .execute()
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

export async function endRecoveryCodes(tx: Tx, administratorId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('administrator_id', '=', administratorId).execute()
}

export async function countRecoveryCodes(db: Db, administratorId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('administrator_id', '=', administratorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** The hash under which an unused code is stored. */
export async function findRecoveryCode(
  { db, config }: Deps,
  administratorId: string,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('administrator_id', '=', administratorId)
    .where('code_hash', '=', hashOf(config.secret, administratorId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.code_hash
}

/** In the transaction of the sign-in: a second use finds nothing and is refused. */
export async function useRecoveryCode(
  tx: Tx,
  administratorId: string,
  codeHash: string,
  now: Date,
): Promise<void> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('administrator_id', '=', administratorId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Refusal('WRONG_CODE')
}

const makeCode = () =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeSigns[randomInt(recoveryCodeSigns.length)],
  ).join('')

function hashOf(secret: string, administratorId: string, code: string): string {
  return createHmac('sha256', `recovery:${secret}`).update(`${administratorId}:${code}`).digest('hex')
}
