const kinds: Readonly<Record<string, string>> = {
  staff_invite: 'Invite a colleague',
  staff_role: 'Change a role',
  staff_remove: 'Remove a colleague',
  kyb_clear: 'Clear a company',
  price_rate: 'Change a rate',
  charge_waiver: 'Waive charges',
  return_by_hand: 'Record a return by hand',
  credit_limit: 'Offer a credit limit',
  dispute_split: 'Split the money of a dispute',
}

/** What a change of this kind does: “Change a role”. */
export const textOfKind = (kind: string): string => kinds[kind] ?? kind.replaceAll('_', ' ')
