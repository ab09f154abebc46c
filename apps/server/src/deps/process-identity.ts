/** This process, as the others know it. */
export type ProcessIdentity = {
  /** Registers the process as alive; rejects if the first attempt fails. */
  start(): Promise<void>
  /** The same during the whole life of the process; undefined before it has started. */
  readonly number: bigint | undefined
  /** False while the connection is lost: others, and we, would take this process for dead. */
  readonly isKnown: boolean
  /** It takes jobs under this worker id, and no more under the one that it replaces. */
  add(workerId: string, insteadOf?: string): Promise<void>
  /** It takes no more jobs under this worker id, and none of its jobs is left. */
  remove(workerId: string): Promise<void>
  end(): Promise<void>
}
