import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { Database, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import type { EventSubject } from '../lifecycle/events.ts'

export type LinkRow = Selectable<Database['links']>
/** Why a link is mailed that the recipient has already, or that is not the first one about its record. */
export type LinkNews = { subject: string; text: string }

type Line = { term: string; value: string }
/** What the page of an opened link shows, and the fields of its form that are known already. */
type Shown = {
  facts?: Line[]
  /** The account to pay to. */
  account?: Line[]
  fields?: Record<string, string>
  /** Files that the recipient may read while the link is open. */
  files?: LinkFile[]
}
/** `key` names it within its link; `link` is of the stored document. */
type LinkFile = { key: string; title: string; link: string }
/** What the recipient reads at the end, and the stored file that is needed no more. */
export type Completed = { message: string; receiptNumber?: string; replacedFile?: string | null }

type SentFile = {
  base64File: string
  file_name?: string | undefined
  /** Its field of the request. */
  field: string
}
/** Of `storeFile`. */
export type StoredLinkFile = { stored_id: string; file_name: string; content_type: string }

type Used<Deps> = { deps: Deps; link: LinkRow; at: Date }

/** A link that asks for a document of a record: the upload page. */
type UploadLink<Deps> = {
  purpose: 'doc_upload'
  subject: EventSubject
  /** Of the stored document. */
  folder: string
  /** A PDF may need a password: only the company that asks for it reads it. */
  mayBeLocked?: true
  /** What the document is needed for, as its page says it; `{company}` is the customer. */
  neededFor: string
  /** In the transaction that stores the document and uses the link up: a refusal leaves nothing behind. */
  received(tx: Tx, used: Used<Deps> & { uploaded: { documentId: string; fileName: string } }): Promise<void>
}

/** A link with a form. */
type FormLink<Deps, Input> = {
  purpose: Exclude<LinkPurposeName, 'doc_upload'>
  subject: EventSubject
  load(deps: Deps, link: LinkRow): Promise<Shown>
  fields: z.ZodMiniType<Input>
  /** The file that comes with the fields. It is stored before the transaction, and deleted where that is refused. */
  fileOf?(input: Input): SentFile | undefined
  /** In the transaction that uses the link up. It checks what it is about again: much may have happened since the link was opened. */
  complete(
    tx: Tx,
    used: Used<Deps> & { input: Input; ip: string; file?: StoredLinkFile | undefined },
  ): Promise<Completed>
}

/**
 * What a link does for records of one subject. The feature that owns the records declares it; `registry/link-purposes.ts`
 * names every one. The words and the page are in the contract's `links/purposes.ts`.
 */
export type LinkPurpose<Deps> = UploadLink<Deps> | FormLink<Deps, unknown>

/** Keeps the type of the form, so that `complete` is checked against `fields`. */
export const formLink = <Deps, Input>(link: FormLink<Deps, Input>): LinkPurpose<Deps> =>
  link as FormLink<Deps, unknown>

export const purposeOf = <Deps>(purposes: readonly LinkPurpose<Deps>[], { purpose, subject }: LinkRow) =>
  purposes.find((one) => one.purpose === purpose && one.subject === subject)
