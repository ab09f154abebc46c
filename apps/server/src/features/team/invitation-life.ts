/** How long the link of an invitation is valid. */
export const invitationLifeMs = 7 * 24 * 60 * 60_000
