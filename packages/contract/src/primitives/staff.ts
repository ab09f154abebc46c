/** The roles of the back office's staff. Administrators may do everything; support reads. */
export const staffRoles = ['administrator', 'compliance', 'finance', 'trade', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who changes what every clerk works with: tasks, messages, notes. */
export const allButSupport = ['compliance', 'finance', 'trade'] as const

/** The audience of a call of the back office. Each includes administrators. What is `own` changes one's own account: for everyone, too. */
export type Staff = 'everyone' | 'own' | readonly Exclude<StaffRole, 'administrator'>[]

/** The roles that may make a call. One that names none is for administrators. */
export const staffFor = (staff: Staff = []): readonly StaffRole[] =>
  staff === 'everyone' || staff === 'own' ? staffRoles : ['administrator', ...staff]

/** How each role is called where several are meant. */
const names: Record<StaffRole, string> = {
  administrator: 'an administrator',
  compliance: 'compliance staff',
  finance: 'finance staff',
  trade: 'trade staff',
  support: 'support staff',
}

/** Whose a call is, as those read it whose it is not. */
export const staffOnly = (staff: Staff | undefined, what = 'do this'): string =>
  `Only ${staffFor(staff)
    .map((role) => names[role])
    .join(' or ')} may ${what}.`
