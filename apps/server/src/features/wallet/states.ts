/**
 * Balance added:   requested → added | rejected          (the provider is asked, then our books follow)
 * Conversion:      requested → completed | rejected      (the source is held while the provider is asked)
 *
 * Both leave `requested` once, whoever comes first: the request that began it or the job that was stored with it.
 */
export type FundingState = 'requested' | 'added' | 'rejected'
export type ConversionState = 'requested' | 'completed' | 'rejected'
