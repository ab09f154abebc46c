/** The platform's time. Tests can move it, so no code reads the machine's clock. */
export type Clock = { now(): Date }
