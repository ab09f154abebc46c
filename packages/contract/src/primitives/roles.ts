/** What a person may do for a company. Who signs a company up is its owner. */
export const roles = ['owner', 'preparer', 'approver', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Whom a customer's call is for; `preparer` and `approver` both take in the owner. */
export type Who = 'everyone' | 'owner' | 'preparer' | 'approver'

const rolesOf: Record<Who, readonly Role[]> = {
  everyone: roles,
  owner: ['owner'],
  preparer: ['owner', 'preparer'],
  approver: ['owner', 'approver'],
}

/** The roles that may make a call: where it does not say, all may read, and owner and preparers change things. */
export function rolesFor({ method, who }: { method: 'GET' | 'POST'; who?: Who }): readonly Role[] {
  return rolesOf[who ?? (method === 'GET' ? 'everyone' : 'preparer')]
}
