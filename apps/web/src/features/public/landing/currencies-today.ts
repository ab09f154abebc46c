/** Follows the specification's "100+ currencies": a company opens an account in any of those offered. */
export const currenciesToday =
  'You can open an account of your own in 20 currencies today. More currencies will follow.'
