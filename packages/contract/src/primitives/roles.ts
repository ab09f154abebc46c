/** The roles in a company. The person who signs a company up is its owner. */
export const roles = ['owner', 'preparer', 'approver', 'viewer'] as const
export type Role = (typeof roles)[number]

/** The audience of a customer's call; `preparer` and `approver` both include the owner. */
export type Who = 'everyone' | 'owner' | 'preparer' | 'approver'

const rolesOf: Record<Who, readonly Role[]> = {
  everyone: roles,
  owner: ['owner'],
  preparer: ['owner', 'preparer'],
  approver: ['owner', 'approver'],
}

/** The roles that may make a call. By default all may read, and owner and preparers may change. */
export function rolesFor({ method, who }: { method: 'GET' | 'POST'; who?: Who }): readonly Role[] {
  return rolesOf[who ?? (method === 'GET' ? 'everyone' : 'preparer')]
}
