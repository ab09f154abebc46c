export interface Mailer {
  /** Resolves once the mail is on its way (handed to the server, or stored): throws MailNotSent otherwise, and may then be repeated. */
  send(mail: Mail): Promise<void>
}

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Of a mail that may be sent again: the sandbox keeps one of a key. It is the Message-ID, by which many mail systems drop a copy. */
  key?: string
}

/** The mail server could not be reached, or refused the mail. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
}
