export interface FileStore {
  /** Keeps the bytes under a new random id, which says nothing about them or their owner. */
  put(bytes: Uint8Array, { contentType }: { contentType: string }): Promise<string>
  /** Undefined for an id that was never given out, or is deleted. */
  get(id: string): Promise<StoredFile | undefined>
  /** Safe to repeat. */
  delete(id: string): Promise<void>
}

export type StoredFile = { bytes: Uint8Array; contentType: string }
