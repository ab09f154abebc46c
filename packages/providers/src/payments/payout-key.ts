/** What providers take as a reference of ours: 1 to 36 letters, digits and single hyphens inside. A UUID fits. */
export function isPayoutKey(key: string): boolean {
  return /^(?!-)(?!.*--)(?!.*-$)[A-Za-z0-9-]{1,36}$/.test(key)
}
