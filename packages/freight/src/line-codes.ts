// biome-ignore format: by what they are for
const ownCodes = [
  'PRE', 'FRT', 'VIA', 'ONC', 'RLO', 'RLD',
  'DGD', 'GEN', 'PER', 'OWT',
  'SVC', 'CUS', 'INS', 'INSF',
  'DET', 'INSP', 'WAIT', 'DUTY', 'UNLD',
] as const

/** The lines that we price ourselves: bills, covers and clearances know them by these codes. */
export type OwnCode = (typeof ownCodes)[number]
/** Whether no surcharge of a tariff may have this code. */
export const isOwnCode = (code: string): boolean => (ownCodes as readonly string[]).includes(code)
