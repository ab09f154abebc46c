import { type Mailer, MailNotSent } from './mailer.ts'

/** `url` is the server's, with its credentials: `smtps://user:password@mail.example:465`. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    async send(mail) {
      opened ??= openTransport(url)
      const transport = await opened
      const { to, subject, text, html, key } = mail
      await transport
        .sendMail({
          ...{ from, to: { name: '', address: to }, subject, text, html },
          ...(key && { messageId: `<${key}@${domainOf(from)}>` }),
        })
        .catch((cause: unknown) => {
          throw new MailNotSent('the mail server did not take the mail', { cause })
        })
    },
  }
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** Loaded with the first mail: a start without a mail server, as in the sandbox, need not wait for it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    // A server that does not answer must not hold a job for nodemailer's own ten minutes.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Texts are ours but names in them are not: nothing in a mail may read our disk or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
