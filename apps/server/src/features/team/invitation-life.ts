/** How long the link of an invitation's mail is good. */
export const invitationLifeMs = 7 * 24 * 60 * 60_000
