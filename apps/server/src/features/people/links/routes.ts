import { links } from '@tradelane/contract/links/calls'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkPurpose } from '../../../entries/link-purpose.ts'
import { routes, success } from '../../../http/routes.ts'
import { resendLink, revokeLink } from './change-link.ts'
import { completeLink } from './complete-link.ts'
import { listLinks } from './list-links.ts'
import { describeLink, openLink, sendLinkCode } from './open-link.ts'
import { readLinkFile } from './read-link-file.ts'
import { uploadByLink } from './upload-file.ts'

/** The calls of links, over every purpose that a feature declares. */
export const linkRoutes = (purposes: readonly LinkPurpose<Deps>[]) =>
  routes(links, {
    get: async ({ deps, body }) => ({ ...success, ...(await describeLink(deps, purposes, body.token)) }),
    sendCode: async ({ deps, body }) => {
      await sendLinkCode(deps, body.token)
      return { ...success, message: 'We have sent a code by email.' }
    },
    open: async ({ deps, body: { token, verify_code: code } }) => ({
      ...success,
      ...(await openLink(deps, purposes, { token, code })),
    }),
    file: async ({ deps, body }) => readLinkFile(deps, purposes, body),
    complete: async ({ deps, body, request }) => {
      const { message, receiptNumber } = await completeLink(deps, purposes, { ...body, ip: request.ip })
      return { ...success, message, receipt_number: receiptNumber ?? null }
    },
    upload: async ({ deps, body }) => {
      await uploadByLink(deps, purposes, body)
      return { ...success, message: 'Your file has been uploaded.' }
    },
    sent: async ({ deps, actor, query }) => ({ ...success, links: await listLinks(deps, actor, query) }),
    resend: async ({ deps, actor, body }) => {
      await resendLink(deps, actor, body.link_id)
      return { ...success, message: 'We have sent a new link. The previous one no longer works.' }
    },
    revoke: async ({ deps, actor, body }) => {
      await revokeLink(deps, actor, body.link_id)
      return { ...success, message: 'The link has been revoked.' }
    },
  })
