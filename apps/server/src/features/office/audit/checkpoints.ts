import type { Db, Tx } from '@tradelane/db'
import { type Checkpoint, checkpointIn, jsonOf, signCheckpoint } from '../../../audit/checkpoint.ts'
import type { Deps } from '../../../deps/deps.ts'
import { letter } from '../../../mail/letter.ts'
import { findTip, sealEntries, waitForSealer } from './seal-entries.ts'

/** The job: links what was written, signs the tip, and writes it outside the database. Safe to repeat. */
export async function sealTrail(deps: Deps): Promise<void> {
  await sealEntries(deps)
  await signTip(deps)
  await fileCheckpoints(deps)
}

/** Once for each tip. */
const signTip = ({ db, auditKeys, wallClock }: Deps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await waitForSealer(tx)
    const tip = await findTip(tx)
    if (!tip || (await findNewest(tx))?.number === tip.number) return
    const { number, hash } = tip
    const signed = signCheckpoint(auditKeys, { number, tip: hash, at: wallClock.now() })
    await tx
      .insertInto('audit_checkpoints')
      .values({
        number,
        tip: hash,
        at: signed.at,
        public_key: Buffer.from(signed.publicKey),
        signature: Buffer.from(signed.signature),
      })
      .execute()
  })

const most = 1_000

/** What a process that died has not written yet, too. Two at once write a line twice, which harms nobody. */
async function fileCheckpoints({ db, checkpoints }: Deps): Promise<void> {
  const filed = (await checkpoints.newest()).reduce((highest, line) => {
    const number = checkpointIn(line)?.number ?? 0n
    return number > highest ? number : highest
  }, 0n)
  const rows = await db
    .selectFrom('audit_checkpoints')
    .selectAll()
    .where('number', '>', filed)
    .orderBy('number')
    .limit(most)
    .execute()
  await checkpoints.append(rows.map((row) => JSON.stringify(jsonOf(checkpointOf(row)))))
}

export type CheckpointRow = { number: bigint; tip: Buffer; at: Date; public_key: Buffer; signature: Buffer }
export const checkpointOf = ({ public_key, ...row }: CheckpointRow): Checkpoint => ({
  ...row,
  publicKey: public_key,
})

const findNewest = (db: Db | Tx) =>
  db.selectFrom('audit_checkpoints').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

/** The job: whom the company has named gets the newest checkpoint, so that it is in a mailbox that we cannot change. */
export async function mailCheckpoint(deps: Deps): Promise<void> {
  const newest = await findNewest(deps.db)
  if (!newest || deps.config.auditMail === '') return
  const text = `This is the newest checkpoint of the audit trail. Keep it: it shows later whether the trail up to entry ${newest.number} was changed.

${JSON.stringify(jsonOf(checkpointOf(newest)), null, 2)}`
  const subject = `Audit trail: checkpoint ${newest.number}`
  await deps.mail.send(letter({ to: deps.config.auditMail, subject, text }))
}
