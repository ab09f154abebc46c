/**
 * The sandbox's provider of business verification, which knows a company by its name alone: one with `SIM-REFUSE` in it is refused. It
 * simulates nothing else.
 */
export const isRefusedBySandbox = (companyName: string): boolean => companyName.includes('SIM-REFUSE')
