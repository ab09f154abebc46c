import type { AuditKeys } from '../../../audit/audit-keys.ts'
import { type Checkpoint, isSigned } from '../../../audit/checkpoint.ts'
import {
  type EntryContent,
  type Hash,
  hexOfLink,
  noHash,
  sealerOf,
  sealOf,
} from '../../../audit/entry-content.ts'
import type { CopiedLink } from './copy-links.ts'

export type Finding = { verdict: 'altered' | 'missing' | 'rewritten'; first_bad: number; why: string }
export type Verified = ({ verdict: 'intact' } | Finding) & { checked: number; checkpoints: number }

/** The chain from its first link on, with the checkpoints beside it. */
export class ChainWalk {
  number = 0n
  private tip = noHash
  private tipHex = Buffer.from(noHash).toString('hex')
  /** What breaks the chain itself: nothing after it is read. */
  private broken: Finding | undefined
  /** The first entry that the product did not write. */
  private foreign: Finding | undefined
  private contradicted: Finding | undefined
  private compared = 0
  /** The checkpoints whose number is still ahead. */
  private ahead: readonly Checkpoint[]
  private agreed = 0n
  private readonly keys: AuditKeys
  private readonly sealOf: (contentHash: Hash) => string

  constructor(keys: AuditKeys, checkpoints: readonly Checkpoint[]) {
    this.keys = keys
    this.sealOf = sealerOf(keys.seal)
    this.ahead = checkpoints
  }

  /** False from the first link on that breaks the chain. */
  get goesOn(): boolean {
    return this.broken === undefined
  }

  /** Whether it goes on. */
  step(row: CopiedLink): boolean {
    const number = this.number + 1n
    const contentHash = Buffer.from(row.linked_hash, 'hex')
    this.broken = this.findBreak(row, number, contentHash)
    if (this.broken) return false
    if (!this.foreign && this.sealOf(contentHash) !== row.seal)
      this.foreign = finding('altered', number, 'The product did not write this entry.')
    this.number = number
    this.tip = Buffer.from(row.hash, 'hex')
    this.tipHex = row.hash
    this.compare()
    return true
  }

  private findBreak(row: CopiedLink, number: bigint, contentHash: Hash): Finding | undefined {
    if (row.number !== number) return finding('missing', number, 'The entry with this number is gone.')
    if (row.content_hash === null) return finding('missing', number, 'The content of the entry is gone.')
    if (row.hashed !== row.content_hash || row.hashed !== row.linked_hash)
      return finding('altered', number, 'The entry is not what was hashed.')
    const hash = hexOfLink({ number, previousHash: this.tip, contentHash })
    if (row.previous_hash !== this.tipHex || row.hash !== hash)
      return finding('altered', number, 'Its link does not follow from the one before.')
    return undefined
  }

  private compare(): void {
    while (this.ahead[0]?.number === this.number) {
      const [checkpoint, ...rest] = this.ahead
      this.ahead = rest
      if (!checkpoint) return
      this.compared++
      if (!isOurs(this.keys, checkpoint))
        this.contradicted ??= finding('altered', this.number, changedCheckpoint)
      else if (same(checkpoint.tip, this.tip)) this.agreed = this.number
      else this.contradicted ??= this.contradiction(this.number)
    }
  }

  private contradiction(number: bigint): Finding {
    const why = `The trail is consistent, but not the one of which checkpoint ${number} was signed.`
    return finding('rewritten', this.agreed + 1n, why)
  }

  /** What the checkpoints beyond the last link say. */
  private cut(): Finding | undefined {
    const beyond = this.ahead.at(-1)
    if (!beyond) return undefined
    if (!isOurs(this.keys, beyond)) return finding('altered', beyond.number, changedCheckpoint)
    return finding('missing', this.number + 1n, `A checkpoint was signed at entry ${beyond.number}.`)
  }

  answer(beside?: Finding): Verified {
    const found = this.broken ?? this.contradicted ?? this.cut() ?? this.foreign ?? beside
    const counted = { checked: Number(this.number), checkpoints: this.compared }
    return found ? { ...found, ...counted } : { verdict: 'intact', ...counted }
  }
}

export type Sealed = EntryContent & { content_hash: Hash; seal: Hash }

/** Whether the product wrote it. */
export const isSealed = ({ seal }: AuditKeys, row: Sealed): boolean =>
  same(sealOf(seal, row.content_hash), row.seal)

const changedCheckpoint = 'A checkpoint is not as it was signed.'

const isOurs = ({ publicKey }: AuditKeys, checkpoint: Checkpoint): boolean =>
  same(publicKey, checkpoint.publicKey) && isSigned(checkpoint)

export const finding = (verdict: Finding['verdict'], number: bigint, why: string): Finding => ({
  ...{ verdict, first_bad: Number(number), why },
})

export const same = (a: Hash, b: Hash): boolean => Buffer.compare(a, b) === 0
