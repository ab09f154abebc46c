/**
 * The provider could not be asked, or did not answer: whether it acted is unknown. Keep the money where it is,
 * look the key up, and only then ask again with the same key. A clear "no" is never thrown: it is a value.
 */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
