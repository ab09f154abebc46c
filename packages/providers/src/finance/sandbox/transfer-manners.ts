import type { SandboxStore } from '../../sandbox-store.ts'

/** What the played finance partners do with a new transfer until somebody changes it; a reference can ask for something else. */
export type TransferManner = 'done' | 'wait' | 'refuse'

export async function readTransferManner(store: SandboxStore): Promise<TransferManner> {
  const [row] = await store.query<{ transfers: TransferManner }>(
    'select transfers from provider_sandbox.finance_manners',
  )
  return row?.transfers ?? 'done'
}

export async function writeTransferManner(store: SandboxStore, transfers: TransferManner): Promise<void> {
  await store.query('update provider_sandbox.finance_manners set transfers = $1', [transfers])
}
