import { type ClaimState, claimStateTable } from '@tradelane/contract/claims/states'
import type { Status } from '../../../ui/status-table.ts'

export const claimStatus = (state: ClaimState): Status => claimStateTable[state]
