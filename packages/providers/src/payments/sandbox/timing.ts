/** How long the sandbox takes, in milliseconds; the answers' delays are real time, the steps follow the clock. */
export type SandboxTiming = {
  /** From accepted to sent, from sent to paid, from paid to returned. */
  stepMs: number
  /** How long SIM-SLOW keeps its caller waiting. */
  slowAnswerMs: number
  /** How long SIM-TIMEOUT keeps its caller waiting before the line breaks. */
  lostAnswerMs: number
}

/** Both delays are longer than the eight seconds that a person is kept waiting for. */
export const unhurried: SandboxTiming = { stepMs: 2_000, slowAnswerMs: 9_000, lostAnswerMs: 10_000 }
