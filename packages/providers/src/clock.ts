/** Time as the platform sees it: tests move it, nobody asks the machine. */
export type Clock = { now(): Date }
